import { nextPayday, type PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PayoutOfLine } from '#domain/fair-pay/payout-step.ts'
import { isInUse, type PayoutAccount } from './payout-account.ts'

/** The payouts that leave together: what an admin looks at, sends, and hears of from the bank. */
export interface PayoutBatch {
  readonly id: string
  /** Such as '2026-11', in UTC. */
  readonly month: string
  /** Which one of its month, from 1: whoever can be paid only later has theirs in another. */
  readonly number: number
  readonly madeAt: Date
  readonly sentAt: Date | null
}

/** What people and banks call a batch, such as '2026-11-1'. */
export const batchName = ({ month, number }: Pick<PayoutBatch, 'month' | 'number'>): string =>
  `${month}-${number}`

/** Whether a payout was taken out of its batch, and did not come back after that had left. */
export const wasTakenOut = ({
  standing,
  sentAt,
  closedAt,
}: {
  readonly standing: PayoutStanding
  /** When its batch left. */
  readonly sentAt: Date | null
  readonly closedAt: Date | null
}): boolean => standing === 'returned' && (sentAt === null || (closedAt !== null && closedAt < sentAt))

/** Why something is due to an artist and cannot leave. */
export const payoutObstacles = [
  'no-account',
  'not-confirmed',
  'waiting',
  'no-address',
  'suspended',
  'play-money',
  'came-back',
  'taken-out',
  'paid-this-month',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

/** Those of whoever has had this month's payout: there is one for an artist and a month, and the rest goes with the next. */
const hadThisMonth = ['came-back', 'taken-out', 'paid-this-month'] as const

/** Whether what is kept here by this leaves on the next payday. */
export const leavesNextPayday = (obstacle: PayoutObstacle | null): boolean =>
  hadThisMonth.some((each) => each === obstacle)

/** What keeps an artist's money here; null where it can leave. */
export function obstacleOf(
  artist: {
    /** Whether it is what the sandbox stood in for, before real money came. */
    readonly isPlayMoney: boolean
    /** Whether a mail reaches them. */
    readonly isReachable: boolean
    readonly isSuspended: boolean
    readonly account: Pick<PayoutAccount, 'usedFrom'> | null
    /** What they have had of this month already, also where it is back; null for nothing. */
    readonly payoutOfMonth: Pick<PayoutOfLine, 'standing' | 'isTakenOut'> | null
  },
  now: Date,
): PayoutObstacle | null {
  if (artist.isPlayMoney) return 'play-money'
  if (!artist.isReachable) return 'no-address'
  if (artist.isSuspended) return 'suspended'
  if (artist.account === null) return 'no-account'
  if (artist.account.usedFrom === null) return 'not-confirmed'
  const had = artist.payoutOfMonth
  if (had === null) return isInUse(artist.account, now) ? null : 'waiting'
  if (!isInUse(artist.account, nextPayday(now))) return 'waiting'
  if (had.standing !== 'returned') return 'paid-this-month'
  return had.isTakenOut ? 'taken-out' : 'came-back'
}
