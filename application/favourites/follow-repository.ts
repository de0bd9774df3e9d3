/** What became of artists who were to be followed. */
export interface Joining {
  /** How many of them are approved. */
  readonly approved: number
  /** How many of those are not followed, as there was no room. */
  readonly left: number
}

/** Who follows which artists; the artists' followers are counted with it. */
export interface FollowRepository {
  /** Follows those of the artists who are approved and not followed yet, until somebody follows `mostFollows`. */
  add(userId: string, artistIds: readonly string[]): Promise<Joining>
  remove(userId: string, artistId: string): Promise<void>
  /** The approved artists whom somebody follows, by id; `mostFollows` at most. */
  of(userId: string): Promise<readonly string[]>
}
