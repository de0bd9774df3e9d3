import type { PaymentCheck } from '#application/orders/payment-check-repository.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import type { RefundDue } from '#domain/orders/refund-due.ts'

/** Orders in memory. */
export class MemoryOrders {
  /** By number. */
  readonly orders = new Map<string, Order>()
  /** What has come to the account, by id. */
  readonly money = new Map<string, IncomingMoney>()
  /** By digest of the idempotency key; the number is there once the order is. */
  readonly requests = new Map<string, { readonly fingerprint: string; readonly number: string | null }>()
  /** What a person has to send back, by id. */
  readonly refundsDue = new Map<string, RefundDue>()
  /** What comparisons have come to, by id. */
  readonly checks = new Map<string, PaymentCheck>()
}
