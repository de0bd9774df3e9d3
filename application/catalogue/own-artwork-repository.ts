import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import type { WithdrawnWork } from './own-artworks-contract.ts'

/** Artists' works as they are changed. All of it inside units of work. */
export interface OwnArtworkRepository extends AccountArtists {
  /** A work of this artist, removed or not, held until the unit of work ends; null where there is none. */
  find(artistId: string, id: string): Promise<OwnArtwork | null>
  /** @returns false where a work from the same source is there already, also among removed ones */
  add(work: OwnArtwork): Promise<boolean>
  /** Which of these are there already, also among removed ones. */
  knownSources(artistId: string, sourceIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Makes drafts of all works of this artist that are public, as the domain's withdrawn does of one. */
  withdrawAll(artistId: string): Promise<readonly WithdrawnWork[]>
  /** Writes what has changed and counts the version on. @throws DomainError 'stale-version' */
  save(work: OwnArtwork): Promise<void>
}
