import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { FairPay } from '#application/fair-pay/contract.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import { token } from '../binding.ts'

export const fairPayPorts = {
  ledger: token<LedgerRepository>('ledger'),
  totals: token<BookTotalsReader>('book totals'),
}

export const fairPayServices = {
  fairPay: token<FairPay>('fairPay'),
}
