import type { AccountHolder } from '#application/notifications/account-mails.ts'
import type { Artist } from '#domain/artists/artist.ts'
import type { Cents } from '#domain/shared/money.ts'

/** How far an artist has come with what an admin wants to see. */
export interface Readiness {
  readonly hasPicture: boolean
  /** Works with a title and a picture, drafts among them. */
  readonly works: number
}

/** Artists as they are changed. All of it inside units of work. */
export interface ArtistRepository {
  /** Keeps a new one for an account. @returns false where the account has an artist already, who stays as they are */
  add(artist: Artist, userId: string): Promise<boolean>
  /** Held until the unit of work ends; one that is withheld is not found. */
  byId(id: string): Promise<Artist | null>
  ofUser(userId: string): Promise<Artist | null>
  /** Whoever belongs to an account, also one that is withheld; held until the unit of work ends. */
  ofAccount(userId: string): Promise<Artist | null>
  /** Writes what has changed and counts the version on. @throws DomainError conflict 'stale-version' */
  save(artist: Artist): Promise<void>
  /** All works of one who leaves, of whom `ofAccount` has been asked before. */
  hideWorks(artistId: string): Promise<void>
  /** How many parcels an account's artist has to send, or will have to, see bindsArtists. */
  parcelsToSend(userId: string): Promise<number>
  /** What they have still to be paid: what is on their account, and what left it and has not arrived. */
  unpaid(artistId: string): Promise<Cents>
  readiness(artistId: string): Promise<Readiness>
  /** Whom mails to an artist go to; null without an account. */
  holderOf(artistId: string): Promise<AccountHolder | null>
  /** The account is no artist's any more; what was sold remembers the artist. */
  partFrom(userId: string): Promise<void>
}
