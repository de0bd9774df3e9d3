import type { ArtistAtWork } from './artist.ts'
import type { SignUp } from './member.ts'

/** Somebody who begins to sell here, in front of a browser of their own. */
export interface BeginningArtist {
  readonly ownArtworks: ArtistAtWork
  /** By the door for artists, and on to the dashboard. */
  signUp(fields: SignUp): Promise<void>
  /** With a picture of which a part is cut out. */
  makeProfile(preferredMedium: string, bio: string): Promise<void>
  askForApproval(): Promise<void>
  /** Waits with the overview on the screen. */
  waitForOrders(): Promise<void>
  /** Waits for a short message that holds these words; nothing is loaded again meanwhile. */
  isNotifiedOf(words: string): Promise<void>
  ship(number: string, carrier: string, trackingNumber: string): Promise<void>
  /** Sales and what was earned, as the page of the earnings shows them. */
  earnings(): Promise<{ readonly sales: string; readonly earned: string }>
  leave(): Promise<void>
}

/** An admin in front of a browser of their own, with the overview on the screen. */
export interface DecidingAdmin {
  /** Waits for a short message that holds these words; nothing is loaded again meanwhile. */
  isNotifiedOf(words: string): Promise<void>
  approve(artist: string): Promise<void>
  leave(): Promise<void>
}

/** The people of a first sale; the shopper is the scenario's own. */
export interface FirstSale {
  artist(): Promise<BeginningArtist>
  admin(name: string): Promise<DecidingAdmin>
}
