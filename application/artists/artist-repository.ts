import type { AccountHolder } from '#application/notifications/account-mails.ts'
import type { StoredImage } from '#application/shared/image-store.ts'
import type { Artist } from '#domain/artists/artist.ts'

/** How far an artist has come with what an admin wants to see. */
export interface Readiness {
  readonly hasPicture: boolean
  /** Works with a title and a picture, drafts among them. */
  readonly works: number
}

/** Artists as they are changed. All of it inside units of work; one that is withheld is not found. */
export interface ArtistRepository {
  /** Held until the unit of work ends. */
  byId(id: string): Promise<Artist | null>
  ofUser(userId: string): Promise<Artist | null>
  /** Writes what has changed and counts the version on. @throws DomainError conflict 'stale-version' */
  save(artist: Artist): Promise<void>
  setPicture(artistId: string, picture: Pick<StoredImage, 'hash' | 'width' | 'height'>): Promise<void>
  readiness(artistId: string): Promise<Readiness>
  /** Whom mails to an artist go to; null without an account. */
  holderOf(artistId: string): Promise<AccountHolder | null>
  /** Somebody who was an artist before, and is withheld, begins anew as pending. */
  beginAnew(userId: string): Promise<void>
  /** The account is no artist's any more; what was sold remembers the artist. */
  partFrom(userId: string): Promise<void>
}
