import type { Cents } from '#domain/shared/money.ts'
import type { PayoutStanding } from './payout.ts'

/** What has become of the payout that a line of an account is of. */
export interface PayoutOfLine {
  /** The month it is called by, such as '2026-11'. */
  readonly month: string
  readonly standing: PayoutStanding
  /** Whether it was taken out of its batch before that left, and never was on its way. */
  readonly isTakenOut: boolean
}

/** What a line of an account tells of its payout: of one that is back there are two, and each tells its own part. */
export const payoutSteps = [
  'set-aside',
  'sent',
  'settled',
  'left-and-came-back',
  'came-back',
  'set-aside-and-taken-out',
  'taken-out',
] as const
export type PayoutStep = (typeof payoutSteps)[number]

/** @param amount of the line: below zero where the money left the account */
export function payoutStep(
  { standing, isTakenOut }: Pick<PayoutOfLine, 'standing' | 'isTakenOut'>,
  amount: Cents,
): PayoutStep {
  if (standing !== 'returned') return standing
  if (amount < 0) return isTakenOut ? 'set-aside-and-taken-out' : 'left-and-came-back'
  return isTakenOut ? 'taken-out' : 'came-back'
}

/** A step as its artist reads it, on paper and on the screen. */
export const payoutStepWords: Readonly<Record<PayoutStep, string>> = {
  'set-aside': 'Set aside',
  sent: 'On its way',
  settled: 'Arrived',
  'left-and-came-back': 'Left, came back later',
  'came-back': 'Came back',
  'set-aside-and-taken-out': 'Set aside, taken out later',
  'taken-out': 'Taken out',
}
