/** What an artist asks the shop for, in the features' words. */
export const artistWishes = [
  'to make her profile',
  'her profile as an artist',
  'to change her profile',
  'to begin a work',
  'her works',
  'to change a work',
  'to delete her profile',
] as const

/** What an admin asks the shop for. */
export const adminWishes = [
  'the numbers of people',
  'the numbers of works',
  'who waits for approval',
  'to reject an artist',
  'to approve an artist',
  'to open an account',
  'the accounts',
  'to change an account',
  'to delete an account',
] as const

export type WorkWish = (typeof artistWishes)[number] | (typeof adminWishes)[number]

/** Somebody at work whose questions can be cut off on their way to the shop. */
export interface Worker {
  /** Asks while nothing comes back. @returns what is told instead, or null */
  askInVain(wish: WorkWish): Promise<string | null>
  /** Asks once more, now that the shop answers. @throws Error where it is still not there */
  askAgain(wish: WorkWish): Promise<void>
  leave(): Promise<void>
}

/** Artists and admins behind a line that can be cut. */
export interface Workers {
  artist(name: string): Promise<Worker>
  /** With somebody who waits for approval, and somebody with an account. */
  admin(name: string): Promise<Worker>
}
