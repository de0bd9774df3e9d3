import { artistAsking } from '#application/identity/account-artists.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { StoredImage } from '#application/shared/image-store.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { OwnArtwork, WorkPicture } from '#domain/catalogue/own-artwork.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { OwnArtworkReader } from '../own-artwork-reader.ts'
import type { OwnArtworkRepository } from '../own-artwork-repository.ts'
import type { OwnArtworkView } from '../own-artworks-contract.ts'
import type { PictureIntake } from '../picture-intake.ts'
import { withArtistShare } from '../with-artist-share.ts'

export interface OwnArtworkPorts {
  readonly works: OwnArtworkRepository
  readonly reader: OwnArtworkReader
  readonly intake: PictureIntake
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
}

/** Reading a picture or a table is work: nobody may keep all of it to themselves. Fifty works with all their pictures. */
const picturesPerArtist: ThrottleLimit = { name: 'artist-pictures', times: 600, seconds: 3_600 }
const tablesPerArtist: ThrottleLimit = { name: 'artist-tables', times: 60, seconds: 3_600 }

export const noSuchArtwork = (): DomainError =>
  new DomainError('not-found', 'artwork-not-found', 'This artwork is not here.')

/** A kept picture as one of a work's. */
export const pictureOf = (id: string, alt: string, { ground, ...stored }: StoredImage): WorkPicture => ({
  ...stored,
  id,
  alt,
  ground,
  ready: false,
})

/** What artists do with their own works has this in common: who asks, and how a work is loaded, changed and shown. */
export function ownArtworkSteps(ports: OwnArtworkPorts, caller: Caller, feePercent: number) {
  const { works, reader, intake, jobs, throttle, work } = ports
  const withShare = withArtistShare(feePercent)

  /** @throws DomainError not-signed-in, not-found */
  const artist = async (): Promise<string> => (await artistAsking(works, caller)).id

  /** @throws DomainError not-found */
  async function shown(artistId: string, id: string): Promise<OwnArtworkView> {
    const row = await reader.find(artistId, id)
    if (!row) throw noSuchArtwork()
    return { ...row, ...withShare(row) }
  }

  /** @throws DomainError not-found, 'stale-version', and whatever the change throws */
  const changed = (
    artistId: string,
    id: string,
    change: (work: OwnArtwork) => void | Promise<void>,
    { alsoRemoved = false } = {},
  ): Promise<void> =>
    work.run(async () => {
      const found = await works.find(artistId, id)
      if (!found || (found.standing.removedFrom !== null && !alsoRemoved)) throw noSuchArtwork()
      await change(found)
      await works.save(found)
    })

  /** @throws DomainError too-many-requests, rule-broken 'picture-…' */
  async function taken(artistId: string, file: SentFile): Promise<StoredImage> {
    await throttle.count(picturesPerArtist, artistId)
    return intake.take(file, 'work')
  }

  /** Before a table is read. @throws DomainError too-many-requests */
  const countTable = (artistId: string): Promise<void> => throttle.count(tablesPerArtist, artistId)

  /** Inside a unit of work. */
  async function sizesOf(pictures: readonly WorkPicture[]): Promise<void> {
    for (const { hash, ready } of pictures) if (!ready) await jobs.add('make-picture-sizes', { hash })
  }

  return { artist, shown, withShare, changed, taken, countTable, sizesOf }
}
