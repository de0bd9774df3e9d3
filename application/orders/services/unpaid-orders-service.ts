import { oneByOne } from '#application/shared/one-by-one.ts'
import { endUnpaid } from '../settlement.ts'
import { letGo, type PaymentPorts } from '../steps/payment.ts'

/** What becomes of orders that wait for their payment. */
export interface UnpaidOrders {
  /**
   * Ends the orders whose time is over and for which no money can come any more: what is held for them is let go of first.
   * @returns how many @throws as oneByOne
   */
  expire(): Promise<number>
}

/** @param settings with scheme and host of the links in mails */
export function unpaidOrdersService(
  ports: PaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): UnpaidOrders {
  const { orders, attempts, work, clock } = ports
  const place = { publicUrl, link: null }

  /** Another process may have settled or ended it since it was listed, and its money may have come in this moment. */
  async function expireOne(number: string): Promise<number> {
    for (const { id } of await attempts.ofOrder(number)) await letGo(id, ports, place)
    return work.run(async () => {
      const now = clock.now()
      const order = await orders.byNumber(number)
      if (!order?.isExpired(now)) return 0
      if ((await attempts.ofOrder(number)).some(({ isSettled }) => !isSettled)) return 0
      order.failPayment(now)
      await endUnpaid(
        order,
        order.holdsWorks ? 'not paid in time' : 'address not confirmed',
        ports,
        now,
        place,
      )
      return 1
    })
  }

  return {
    expire: () =>
      oneByOne({
        find: (most) => orders.overdue(clock.now(), most),
        act: expireOne,
        failure: 'Some overdue orders could not be ended.',
      }),
  }
}
