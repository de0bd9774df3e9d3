import type { Shopper } from './shopper.ts'

/** What somebody signs in with. */
export interface Login {
  readonly email: string
  readonly password: string
}

/** An order as the list of one's own shows it. */
export interface ListedOrder {
  readonly number: string
  readonly status: string
  readonly total: string
}

/** One of somebody's devices: a browser with all that it keeps, in which they shop, sign in and sign out. */
export interface Device {
  readonly shopper: Shopper
  /** They signed in here before anything else was done with it; nobody looks at how. */
  isSignedIn(login: Login): Promise<void>
  signIn(login: Login): Promise<void>
  signOut(): Promise<void>
  /** Turns to this device again after having been at another one. */
  turnTo(): Promise<void>

  /** Makes works favourites, or no longer. */
  mark(title: string): Promise<void>
  unmark(title: string): Promise<void>
  isMarked(title: string): Promise<boolean>
  follow(artist: string): Promise<void>
  unfollow(artist: string): Promise<void>
  /** As the list of artists one follows shows them. */
  artistsFollowed(): Promise<readonly string[]>
  isFollowing(artist: string): Promise<boolean>
  followersOf(artist: string): Promise<number>

  /** One's own orders, the newest first. */
  orderHistory(): Promise<readonly ListedOrder[]>
  /** Opens one's own order without its key; null where it is not one's own. */
  openOrder(number: string): Promise<ListedOrder | null>
  cancelOrder(number: string): Promise<void>
}
