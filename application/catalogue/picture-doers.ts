import type { Digest } from '#application/shared/digest.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { JobDoers, Jobs } from '#application/shared/jobs.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { KeptPictures } from './kept-pictures.ts'
import { pictureOf } from './own-artwork-desk.ts'
import type { OwnArtworkRepository } from './own-artwork-repository.ts'
import type { PictureIntake } from './picture-intake.ts'
import type { RemoteFiles } from './remote-files.ts'

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

/** What is done with pictures while nobody waits. */
export function pictureDoers(
  ports: PictureDoerPorts,
): Pick<JobDoers, 'make-picture-sizes' | 'fetch-pictures'> {
  const { images, kept, works, intake, remote, jobs, work, digest, trouble } = ports

  /** Whether the work still wants this picture. */
  const wants = (artistId: string, artworkId: string, id: string): Promise<boolean> =>
    work.run(async () => {
      const found = await works.find(artistId, artworkId)
      return found?.standing.removedFrom === null && !found.pictures.some((picture) => picture.id === id)
    })

  return {
    async 'make-picture-sizes'({ hash }) {
      await images.makeSizes(hash)
      await kept.sizesMade(hash)
    },

    async 'fetch-pictures'({ artistId, artworkId, pictures }) {
      for (const { url, alt } of pictures) {
        const id = fetchedId(digest, artworkId, url)
        if (!(await wants(artistId, artworkId, id))) continue
        try {
          const picture = pictureOf(id, alt, await intake.take(await remote.fetch(url)))
          await work.run(async () => {
            const found = await works.find(artistId, artworkId)
            if (!found || found.pictures.some((known) => known.id === id)) return
            found.addPicture(picture)
            await works.save(found)
            await jobs.add('make-picture-sizes', { hash: picture.hash ?? '' })
          })
        } catch (error) {
          // What is no picture will not become one.
          if (!isDomainError(error)) throw error
          trouble('fetching a picture for an import', error.code)
        }
      }
    },
  }
}
