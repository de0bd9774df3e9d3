import type { PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

export const noBatch = (): DomainError =>
  new DomainError('not-found', 'payout-batch-not-found', 'There is no such batch of payouts.')

/** Why nothing of a batch, or not all that was named, can become what it was to become. */
export function cannotMove(to: PayoutStanding, { sentAt }: Pick<PayoutBatch, 'sentAt'>): DomainError {
  if (to !== 'sent')
    return new DomainError(
      'conflict',
      'payout-not-on-its-way',
      'Only what is on its way can arrive, and nothing comes back twice. Load the batch again.',
    )
  return sentAt === null
    ? new DomainError(
        'conflict',
        'nothing-to-send',
        'All of this batch was taken out: nothing is left to send.',
      )
    : new DomainError('conflict', 'already-sent', 'This batch has been sent already.')
}
