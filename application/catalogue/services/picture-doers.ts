import type { Digest } from '#application/shared/digest.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { JobDoers, Jobs } from '#application/shared/jobs.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { KeptPictures } from '../kept-pictures.ts'
import type { OwnArtworkRepository } from '../own-artwork-repository.ts'
import type { PictureIntake } from '../picture-intake.ts'
import type { RemoteFiles } from '../remote-files.ts'
import { pictureOf } from '../steps/own-artwork.ts'

export interface PictureDoerPorts {
  readonly images: Pick<ImageStore, 'makeSizes'>
  readonly kept: KeptPictures
  readonly works: OwnArtworkRepository
  readonly intake: PictureIntake
  readonly remote: RemoteFiles
  readonly jobs: Jobs
  readonly work: UnitOfWork
  readonly digest: Digest
  readonly trouble: Trouble
}

/** The id of a picture that was fetched: the same for the same work and address, so that trying again doubles nothing. */
function fetchedId(digest: Digest, artworkId: string, url: string): string {
  const hex = digest(`${artworkId} ${url}`)
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
}

/** Whether a work is still there, and without this picture. */
const isWanting = (found: OwnArtwork | null, id: string): found is OwnArtwork =>
  found?.standing.removedFrom === null && !found.pictures.some((picture) => picture.id === id)

/** What is done with pictures while nobody waits. */
export function pictureDoers(
  ports: PictureDoerPorts,
): Pick<JobDoers, 'make-picture-sizes' | 'fetch-pictures'> {
  const { images, kept, works, intake, remote, jobs, work, digest, trouble } = ports

  /** Whether the work still wants this picture. */
  const wants = (artistId: string, artworkId: string, id: string): Promise<boolean> =>
    work.run(async () => isWanting(await works.find(artistId, artworkId), id))

  return {
    async 'make-picture-sizes'({ hash }) {
      await images.makeSizes(hash)
      await kept.sizesMade(hash)
    },

    async 'fetch-pictures'({ artistId, artworkId, pictures }) {
      const ids = pictures.map(({ url }) => fetchedId(digest, artworkId, url))
      const passing: unknown[] = []
      for (const [index, { url, alt }] of pictures.entries()) {
        const id = ids[index] ?? ''
        if (!(await wants(artistId, artworkId, id))) continue
        try {
          const picture = pictureOf(id, alt, await intake.take(await remote.fetch(url), 'work'))
          await work.run(async () => {
            const found = await works.find(artistId, artworkId)
            if (!isWanting(found, id)) return
            found.addPicture(picture, new Set(ids.slice(index + 1)))
            await works.save(found)
            await jobs.add('make-picture-sizes', { hash: picture.hash })
          })
        } catch (error) {
          // What is no picture will not become one; what did not come today keeps none of the others waiting.
          if (isDomainError(error)) trouble('fetching a picture for an import', error.code)
          else passing.push(error)
        }
      }
      if (passing.length > 0) throw passing[0]
    },
  }
}
