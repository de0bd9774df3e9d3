import type { FairPay } from '#application/fair-pay/contract.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import type { Payouts } from '#application/fair-pay/services/payouts-service.ts'
import { token } from '../binding.ts'

export const fairPayPorts = {
  ledger: token<LedgerRepository>('ledger'),
  payouts: token<PayoutRepository>('payouts'),
}

export const fairPayServices = {
  fairPay: token<FairPay>('fairPay'),
  payouts: token<Payouts>('payouts service'),
}
