import type { TransferWords } from '#application/payments/payment-provider.ts'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'
import { formatMoney } from '#domain/shared/money.ts'

/** The account that transfers come to. */
interface BankAccount {
  readonly holder: string
  readonly iban: string
  readonly bic: string
  /** What the bank is called. */
  readonly bank: string
}

/** Transfers to the shop's own account: nobody tells us of them, an admin says what has come. */
export const bankTransfers =
  ({ holder, iban, bic, bank }: BankAccount): TransferWords =>
  (price, orderNumber) =>
    `Please transfer ${formatMoney(price)} (US dollars) to ${holder}, IBAN ${inGroups(iban)}, ${bank}, BIC ${bic}, ` +
    `with the reference ${inGroups(creditorReference(orderNumber))}. We keep the works for you for three days.`
