import type { OrderEnd } from '#application/notifications/order-end-mails.ts'
import type { Clock } from '#application/shared/clock.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { endUnpaid, type SettlementPorts, settlePayment } from '../settlement.ts'

/** What becomes of orders that wait for their payment. */
export interface UnpaidOrders {
  /** The money is here. @throws DomainError not-found, or conflict when the order does not wait for it */
  paid(number: string): Promise<void>
  /** The payment was turned down: the order ends and gives its works back. @throws as `paid` */
  failed(number: string): Promise<void>
  /**
   * Ends the orders whose time is over.
   * @returns how many @throws as oneByOne
   */
  expire(): Promise<number>
}

export interface UnpaidOrdersPorts extends SettlementPorts {
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** @param settings with scheme and host of the links in mails */
export function unpaidOrdersService(
  ports: UnpaidOrdersPorts,
  { publicUrl }: { readonly publicUrl: string },
): UnpaidOrders {
  const { orders, work, clock } = ports
  const place = { publicUrl, link: null }

  async function end(order: Order, how: OrderEnd, now: Date): Promise<void> {
    order.failPayment(now)
    await endUnpaid(order, how, ports, now, place)
  }

  async function found(number: string) {
    const order = await orders.byNumber(number)
    if (!order) throw new DomainError('not-found', 'order-not-found', `There is no order ${number}.`)
    return order
  }

  /** Another process may have settled or ended it since it was listed. */
  const expireOne = (number: string): Promise<number> =>
    work.run(async () => {
      const now = clock.now()
      const order = await found(number)
      if (!order.isExpired(now)) return 0
      await end(order, 'not paid in time', now)
      return 1
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
        await end(order, 'payment turned down', now)
      }),

    expire: () =>
      oneByOne({
        find: (most) => orders.overdue(clock.now(), most),
        act: expireOne,
        failure: 'Some overdue orders could not be ended.',
      }),
  }
}
