import type { ShownWork } from '#application/notifications/shown-work.ts'

/** A follower, and the works that wait to be told. */
export interface WaitingNews {
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly isActive: boolean
  readonly wantsMails: boolean
  /** When the first of the works was noted; null where none waits. */
  readonly waitingSince: Date | null
  readonly lastMailAt: Date | null
  /** Those that are on show and whose artist they still follow, the newest first. */
  readonly works: readonly ShownWork[]
}

/** What followers are still to be told of. */
export interface NewWorksRepository {
  /**
   * Notes works that are on show for the first time for those who follow their artists and may be told; each work once,
   * whatever becomes of it later. A few at a time, as an artist may have many works and many followers.
   * @returns how many; 0 when all are noted
   */
  gather(now: Date): Promise<number>
  /** Followers for whom something has waited since then and who had no mail after then; at most so many. */
  due(waitingSince: Date, lastMailAt: Date, most: number): Promise<readonly string[]>
  /** Inside a unit of work: nobody else tells them meanwhile. Null where there is no such account. */
  waitingFor(userId: string): Promise<WaitingNews | null>
  /** Inside a unit of work: nothing waits any more. @param mailAt when they were told; null where they were not */
  settle(userId: string, mailAt: Date | null): Promise<void>
  wantsMails(userId: string): Promise<boolean>
  /** Whoever wants none is not told later of what waits now. Accounts that are not there are passed over. */
  wantMails(userId: string, wanted: boolean): Promise<void>
}
