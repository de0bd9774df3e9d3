/** Which uploaded pictures are kept, and whether anything shows them. */
export interface KeptPictures {
  /** A picture is going to be kept, or was sent once more. Outside of units of work. */
  note(hash: string, at: Date): Promise<void>
  /** All its sizes are there. */
  sizesMade(hash: string): Promise<void>
  /** Lets go of what was taken off works before then: nobody brings it back any more. */
  forgetRemoved(before: Date): Promise<void>
  /** Up to `limit` pictures noted before then that no work, artist or order shows, and that cannot come back to a work. */
  unused(before: Date, limit: number): Promise<readonly string[]>
  /** Inside a unit of work: forgets a picture; false where it was noted or shown since. Nobody notes it meanwhile. */
  forget(hash: string, before: Date): Promise<boolean>
}
