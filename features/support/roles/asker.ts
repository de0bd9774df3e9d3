/** What people ask the shop for, in the features' words. */
export const wishes = [
  'the gallery',
  'a work',
  'the works of an artist',
  'the artists',
  'what is trending',
  'to sign in',
  'to keep a work',
  'her favourites',
  'to let a work go',
  'her profile',
] as const
export type Wish = (typeof wishes)[number]

/** Somebody whose questions can be cut off on their way to the shop. */
export interface Asker {
  /** Asks while nothing comes back. @returns what is told instead, or null */
  askInVain(wish: Wish): Promise<string | null>
  /** Asks once more, now that the shop answers. @throws Error where it is still not there */
  askAgain(wish: Wish): Promise<void>
  leave(): Promise<void>
}
