import type { PayoutFiles } from '#application/payouts/payout-files.ts'
import { batchName } from '#domain/payouts/payout-batch.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { creditTransfers, type Payer } from './credit-transfers.ts'
import { mobileMoneyList } from './mobile-money-list.ts'

export interface PayerSettings {
  /** The account that money leaves from; absent where none was set. */
  readonly payer?: Payer | undefined
  /** Absent where no rate was set. */
  readonly shillingsPerDollar?: number | undefined
}

const unset = (names: string, wanted: string): DomainError =>
  new DomainError('conflict', 'payer-unknown', `Set ${names} and start again: ${wanted}.`)

/** Files for the bank that we pay from, and for M-Pesa. */
export const payoutFiles = ({ payer, shillingsPerDollar }: PayerSettings): PayoutFiles => ({
  write(kind, batch, payouts, now) {
    const name = `${brand.slug}-payouts-${batchName(batch)}`
    if (kind === 'iban') {
      if (!payer)
        throw unset('BANK_ACCOUNT_HOLDER, BANK_IBAN and BANK_BIC', 'the file names the account that pays')
      return {
        name: `${name}.xml`,
        type: 'application/xml; charset=utf-8',
        text: creditTransfers(payer, batch, payouts, now),
      }
    }
    if (shillingsPerDollar === undefined) throw unset('MPESA_RATE', 'the list is in shillings')
    return {
      name: `${name}-mpesa.csv`,
      type: 'text/csv; charset=utf-8',
      text: mobileMoneyList(batch, payouts, shillingsPerDollar),
    }
  },
})
