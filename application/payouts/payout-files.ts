import type { PayoutDestination, PayoutKind } from '#domain/payouts/payout-account.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { PayoutFile } from './payouts-contract.ts'

/** A payout as it stands in a file. */
export interface FiledPayout {
  readonly id: string
  readonly amount: Cents
  readonly artistName: string
  readonly destination: PayoutDestination
}

/** Files that banks and M-Pesa read. */
export interface PayoutFiles {
  /** @throws DomainError conflict 'payer-unknown', naming what has to be configured first */
  write(kind: PayoutKind, batch: PayoutBatch, payouts: readonly FiledPayout[], now: Date): PayoutFile
}
