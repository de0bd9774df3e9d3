/** Who follows which artists; the artists' followers are counted with it. */
export interface FollowRepository {
  /** Follows those of the artists who are approved and not followed yet. @returns how many of them are approved */
  add(userId: string, artistIds: readonly string[]): Promise<number>
  remove(userId: string, artistId: string): Promise<void>
  /** The approved artists whom somebody follows, by id. */
  of(userId: string): Promise<readonly string[]>
}
