import type { Locks } from './second-factors.ts'

/** The fields of the Register form, as they are called on the screen. */
export type SignUpField = 'Full names' | 'Email' | 'Country' | 'Phone' | 'Password'
export type SignUp = Readonly<Record<SignUpField, string>>

/** Who is signed in, as they see it themselves. */
export interface AccountSeen {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: string
  /** Null for whoever is no artist. */
  readonly artistStatus: string | null
  readonly emailVerified: boolean
}

/** Somebody in front of one browser, who may have an account: what they can do there and see. */
export interface Member {
  /** @param asArtist whether they came by the door for artists */
  signUp(fields: SignUp, asArtist: boolean): Promise<void>
  signIn(email: string, password: string): Promise<void>
  signOut(): Promise<void>
  /** Null while nobody is signed in in this browser. */
  account(): Promise<AccountSeen | null>

  askForNewPassword(email: string): Promise<void>
  /** By the link from a mail. */
  choosePassword(link: string, password: string): Promise<void>
  confirmAddress(link: string): Promise<void>
  /** Looks where the link from a mail leads, and does nothing there. */
  openLink(link: string): Promise<void>
  /** Whether the link that was followed last is said to be no longer valid, with a way to a new one. */
  seesThatLinkIsOld(): Promise<boolean>

  changeDetails(name: string, phone: string): Promise<void>
  changePassword(currentPassword: string, password: string): Promise<void>
  /** In how many browsers they are signed in. */
  browsers(): Promise<number>
  signOutOthers(): Promise<void>
  deleteAccount(password: string): Promise<void>
  /** All that is kept of them, as it was saved. */
  takeData(): Promise<string>

  /** The second locks of the account, minded in this browser. */
  readonly locks: Locks

  /** The last short message (a toast), or null. */
  lastMessage(): Promise<string | null>
  leave(): Promise<void>
}
