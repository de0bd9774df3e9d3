import { atItsRate, formatAgreed, sumOfUnits } from '#domain/payments/foreign-sum.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { ReceiptView } from './receipts-contract.ts'

/** What the total was paid as, where that was not dollars; null where it was. */
export const paidAs = ({ agreed }: Pick<ReceiptView, 'agreed'>): string | null =>
  agreed ? `Paid as ${atItsRate(sumOfUnits(agreed.sum, agreed.currency), agreed)}` : null

/** Who gave how much of a refund, and what it is in the currency that was paid. */
export function whenceOf(
  { fromArtists, fromPlatform, agreedSum }: ReceiptView['refunds'][number],
  { agreed }: Pick<ReceiptView, 'agreed'>,
): string {
  const whence = `from artists ${formatMoney(fromArtists)}, from ${brand.name} ${formatMoney(fromPlatform)}`
  return agreed && agreedSum !== undefined
    ? `${whence}, given back as ${formatAgreed(sumOfUnits(agreedSum, agreed.currency))}`
    : whence
}
