import type { MpesaPushes, MpesaTokens } from '#adapters/mpesa/mpesa-stores.ts'
import type { SandboxBooks } from '#adapters/sandbox/sandbox-books.ts'
import type { SandboxVault } from '#adapters/sandbox/sandbox-vault.ts'
import type { TrialPhone } from '#application/orders/contract.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { CardTokens, Payments } from '#application/payments/contract.ts'
import type { NoticeRepository } from '#application/payments/notice-repository.ts'
import type { PaymentInbox, PaymentNotices } from '#application/payments/notices-contract.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const paymentPorts = {
  attempts: token<AttemptRepository>('payment attempts'),
  notices: token<NoticeRepository>('payment notices'),
  vault: token<SandboxVault>('vault'),
  books: token<SandboxBooks>('sandbox books'),
  mpesaPushes: token<MpesaPushes>('M-Pesa pushes'),
  mpesaTokens: token<MpesaTokens>('M-Pesa tokens'),
}

/** Who moves the money, in each way that is open. */
export const paymentWays = token<OpenWays>('payment ways')

export const paymentServices = {
  payments: token<Payments>('payments'),
  inbox: token<PaymentInbox>('payment inbox'),
  notices: token<(caller: Caller) => PaymentNotices>('payment notices service'),
}

/** What the sandbox brings along in the place of a provider's own pages. */
export const sandbox = {
  cardTokens: token<CardTokens>('cardTokens'),
  phone: token<(caller: Caller) => TrialPhone>('sandboxPhone'),
}
