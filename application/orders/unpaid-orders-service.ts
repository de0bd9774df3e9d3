import { orderUnpaidMail } from '#application/notifications/order-mails.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type SettlementPorts, settlePayment, undoOrder } from './settlement.ts'

/** What becomes of orders that wait for their payment. */
export interface UnpaidOrders {
  /** The money is here. @throws DomainError not-found, or conflict when the order does not wait for it */
  paid(number: string): Promise<void>
  /** The payment was turned down: the order ends and gives its works back. @throws as `paid` */
  failed(number: string): Promise<void>
  /**
   * Ends the orders whose time is over, for any number of processes at once. One that cannot be ended holds up no other.
   * @returns how many @throws AggregateError in the end, of what went wrong on the way
   */
  expire(): Promise<number>
}

export interface UnpaidOrdersPorts extends SettlementPorts {
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** So many at a time, that a long line does not hold its locks for long. */
const batch = 50

/** @param publicUrl scheme and host of the links in mails */
export function unpaidOrdersService(ports: UnpaidOrdersPorts, publicUrl: string): UnpaidOrders {
  const { orders, outbox, work, clock } = ports
  const place = { publicUrl, link: null }

  /** Ends an order and tells its buyer why. */
  async function end(order: Order, event: string, reason: string, now: Date): Promise<void> {
    order.failPayment(now)
    await undoOrder(order, ports, now)
    await outbox.add(`${event}:${order.id}`, orderUnpaidMail(order, reason, place), now)
  }

  async function found(number: string) {
    const order = await orders.byNumber(number)
    if (!order) throw new DomainError('not-found', 'order-not-found', `There is no order ${number}.`)
    return order
  }

  /** Another process may have settled or ended it since it was listed. */
  const expireOne = (number: string): Promise<boolean> =>
    work.run(async () => {
      const now = clock.now()
      const order = await found(number)
      if (!order.isExpired(now)) return false
      await end(order, 'order-expired', 'The payment for your order did not come in time.', now)
      return true
    })

  return {
    paid: (number) =>
      work.run(async () => {
        const now = clock.now()
        const order = await found(number)
        order.markPaid(now)
        await orders.save(order)
        await settlePayment(order, ports, now, place)
      }),

    failed: (number) =>
      work.run(async () => {
        const now = clock.now()
        const order = await found(number)
        await end(order, 'payment-failed', 'The payment for your order was turned down.', now)
      }),

    async expire() {
      let expired = 0
      const failures: unknown[] = []
      for (;;) {
        const overdue = await orders.overdue(clock.now(), batch)
        const before = expired
        for (const number of overdue) {
          try {
            if (await expireOne(number)) expired++
          } catch (error) {
            failures.push(error)
          }
        }
        // A full batch of which nothing could be ended would only come again.
        if (overdue.length < batch || expired === before) break
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some overdue orders could not be ended.')
      return expired
    },
  }
}
