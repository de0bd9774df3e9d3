import { creditorReference, inGroups } from './creditor-reference.ts'
import { formatAgreed, unitsOf } from './foreign-sum.ts'
import type { AgreedSum } from './standing.ts'

/** An account that transfers come to. */
export interface TransferAccount {
  readonly holder: string
  /** As machines write it: without spaces. */
  readonly iban: string
  readonly bic: string
  /** What the bank is called. */
  readonly bank: string
}

/** What is to be sent where, for one order. */
export interface Transfer extends TransferAccount, AgreedSum {
  /** What it has to be sent with, so that it is found: of ISO 11649, without spaces. */
  readonly reference: string
}

export const transferTo = (account: TransferAccount, sum: AgreedSum, orderNumber: string): Transfer => ({
  holder: account.holder,
  iban: account.iban,
  bic: account.bic,
  bank: account.bank,
  amount: sum.amount,
  currency: sum.currency,
  reference: creditorReference(orderNumber),
})

/** The same in words. @param keptUntil such as '27 November 2026 at 09:00 UTC' */
export const transferWords = (
  { holder, iban, bic, bank, reference, ...sum }: Transfer,
  orderNumber: string,
  keptUntil: string,
): string =>
  `Please transfer ${formatAgreed(sum)}${sum.currency === 'USD' ? ' (US dollars)' : ''} to ${holder}, ` +
  `IBAN ${inGroups(iban)}, ${bank}, BIC ${bic}, and give the reference ${inGroups(reference)} of order ${orderNumber} in your transfer. ` +
  `We keep the works for you until ${keptUntil}.`

/** As long as a name may be in a code. */
const longestName = 70

/**
 * What a transfer's code to scan says, by the European Payments Council's EPC069-12: banks' programs fill a transfer in from it.
 * Null for what is not in euros: no other transfer can be said so.
 */
export function epcCode({ holder, iban, bic, amount, currency, reference }: Transfer): string | null {
  if (currency !== 'EUR' || amount < 1 || amount > 99_999_999_999) return null
  const euros = `EUR${unitsOf({ amount }).toFixed(2)}`
  // The purpose stays empty; nothing stands after the reference.
  return ['BCD', '002', '1', 'SCT', bic, holder.slice(0, longestName), iban, euros, '', reference].join('\n')
}
