import type { FiledPayout } from '#application/payouts/payout-files.ts'
import { batchName, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { bankText } from './credit-transfers.ts'

const line = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** A batch's list for M-Pesa: whole shillings to a phone. */
export function mobileMoneyList(
  batch: PayoutBatch,
  payouts: readonly FiledPayout[],
  shillingsPerDollar: number,
): string {
  const rows = payouts.flatMap(({ amount, artistName, destination }) =>
    destination.kind === 'mpesa'
      ? [
          line([
            destination.phone,
            // No sign that a spreadsheet takes for a formula begins a name.
            bankText(artistName, 70).replace(/^[^A-Za-z0-9]+/, ''),
            Math.round((amount * shillingsPerDollar) / 100),
            batchName(batch),
          ]),
        ]
      : [],
  )
  return [line(['Phone', 'Name', 'Amount in KES', 'Reference']), ...rows].join('')
}
