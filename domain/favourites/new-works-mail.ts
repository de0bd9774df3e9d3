const hour = 3_600_000

/** Milliseconds that new works gather before they are told: a wall that is hung in an evening comes as one mail. */
const gatheringTime = hour
/** Milliseconds between two mails to the same follower at least. */
const betweenMails = 24 * hour
/** So many works are shown in one mail; of more than these it says how many there are. */
export const mostInAMail = 12

/** Somebody who follows artists, as far as it matters to whether they are written to. */
export interface Follower {
  /** Whether they have said that the address is theirs. */
  readonly emailVerified: boolean
  /** Neither suspended nor deleted. */
  readonly isActive: boolean
  /** As long as they have not ended these mails. */
  readonly wantsMails: boolean
}

/** Whether a follower gets mails of new works at all. */
export const mayGetNewWorks = ({ emailVerified, isActive, wantsMails }: Follower): boolean =>
  emailVerified && isActive && wantsMails

/**
 * Whether a mail about new works is due.
 * @param waitingSince when the first of them was noted
 * @param lastMailAt null for whoever has had none yet
 */
export const isMailDue = (waitingSince: Date, lastMailAt: Date | null, now: Date): boolean =>
  waitingSince <= gatheredBy(now) && (lastMailAt === null || lastMailAt <= pausedSince(now))

/** What was noted by then has gathered for long enough. */
export const gatheredBy = (now: Date): Date => new Date(now.getTime() - gatheringTime)

/** Whoever had their last mail by then may get another one. */
export const pausedSince = (now: Date): Date => new Date(now.getTime() - betweenMails)
