import type { PaymentAttempt } from './payment-attempt.ts'

/** In milliseconds: no phone is asked twice in this time, for nobody knows yet what became of the first request. */
const betweenRequests = 2 * 60_000

type PhoneAttempt = Pick<PaymentAttempt, 'standing' | 'mayTryAgain' | 'begunAt'>

/**
 * From when a phone may be asked once more for the same order: after an end that another try may mend, or where nobody knows
 * whether the phone was asked at all. Null where it may not.
 */
export function askAgainFrom(attempts: readonly PhoneAttempt[]): Date | null {
  const last = attempts.at(-1)
  if (!last || attempts.some(({ standing }) => standing === 'held' || standing === 'taken')) return null
  const mayTry = last.standing === 'ended' ? last.mayTryAgain : last.standing === 'unknown'
  return mayTry ? new Date(last.begunAt.getTime() + betweenRequests) : null
}
