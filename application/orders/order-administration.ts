import type { Page, PageRequest } from '#application/shared/page.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import type { OrderView } from './contract.ts'

/**
 * What becomes of a part that waits for the rest of its sum: it is enough, and the shop bears what lacks; or the whole sum has come
 * beside it, so that it goes back.
 */
export const waitingParts = ['enough', 'send-back'] as const

export interface TransferReceived {
  readonly waiting?: (typeof waitingParts)[number] | undefined
}

/**
 * What admins do about orders. Each throws DomainError not-signed-in, or not-found, also for whoever is no admin. What changes
 * an order is written into the log.
 */
export interface OrderAdministration {
  /** The newest first; `q` is part of a number, of an address or of a buyer's name. */
  orders(
    request: PageRequest & {
      readonly q?: string | undefined
      readonly status?: OrderView['status'] | undefined
    },
  ): Promise<Page<OrderView>>
  order(number: string): Promise<OrderView>
  /**
   * A bank transfer has arrived. Where a part of it waits for the rest it has to be said what becomes of that.
   * @throws DomainError conflict 'no-bank-transfer', 'order-not-awaiting-payment', 'money-waits', or 'no-money-waits' for what
   * is to be enough
   */
  markPaid(number: string, told?: TransferReceived): Promise<OrderView>
  /**
   * Gives money back, also of what has been sent already: works, an amount, or the rest of all. The buyer hears of it by mail.
   * Who asks for the same under the same key once more is given nothing more.
   * @throws DomainError conflict 'order-not-refundable', 'order-changed' where something else than `left` is left of it, or
   * 'idempotency-key-reused' where something else was given under this key;
   * rule-broken (field `lines` or `amount`, or 'idempotency-key-missing' for a key that is none)
   */
  refund(number: string, wish?: RefundWish, idempotencyKey?: string): Promise<OrderView>
  /** As its buyer could: while it is unpaid, or paid and nothing sent. @throws DomainError conflict 'order-not-cancellable' */
  cancel(number: string): Promise<OrderView>
}
