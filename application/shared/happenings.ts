import type { SignedInCaller } from './caller.ts'
import type { Happening } from './happening.ts'

/** Whom something concerns: every admin, one artist, or both. */
export interface Concerned {
  readonly admins?: true
  readonly artistId?: string
  /** The account whose own act it was: what they did themselves is no news to them. */
  readonly by?: string
}

/** What has just happened, brought at once to whoever it concerns and is there, in whichever process they are served. */
export interface Happenings {
  /** Inside a unit of work: told when that has become true, and never if it does not. */
  tell(happening: Happening, concerned: Concerned): Promise<void>
  /**
   * Hears what concerns somebody from now on; what happened before, or while the line was down, is not told again.
   * @param missed look again: something may have happened unheard, or by their own hand in another window
   * @returns how to stop listening
   */
  listen(
    caller: SignedInCaller,
    heard: (happening: Happening) => void,
    missed: () => void,
  ): Promise<() => void>
}
