import { DomainError } from '#domain/shared/domain-error.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'

/**
 * Nobody pays another sum than the one they were shown; where nobody says what was shown, any sum will do.
 * @throws DomainError conflict 'total-changed', naming the sum of now
 */
export function mustBeAsShown(total: Cents, shown: Cents | undefined): void {
  if (shown === undefined || shown === total) return
  throw new DomainError(
    'conflict',
    'total-changed',
    `Your order now costs ${formatMoney(total)} instead of ${formatMoney(shown)}.`,
  )
}
