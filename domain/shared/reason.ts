import { DomainError } from './domain-error.ts'
import { isBlank } from './tidy-text.ts'
import { tooLong } from './too-long.ts'

/** Characters. */
export const longestReason = 1_000

const refused = (text: string): DomainError =>
  new DomainError('rule-broken', 'reason-required', text, { reason: text })

/** A no without a reason helps nobody. @throws DomainError rule-broken (field reason) */
export function refuseBadReason(reason: string): void {
  if (isBlank(reason)) throw refused('A reason is required')
  const fault = tooLong(reason, longestReason)
  if (fault !== null) throw refused(fault)
}
