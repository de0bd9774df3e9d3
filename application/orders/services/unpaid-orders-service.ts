import { paymentUnansweredNotice } from '#application/notifications/late-payment-mails.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { endUnpaid } from '../settlement.ts'
import { letGo, type PaymentPorts } from '../steps/payment.ts'

/** What becomes of orders that wait for their payment. */
export interface UnpaidOrders {
  /**
   * Ends the orders whose time is over and for which no money can come any more: what is held for them is let go of first.
   * A day later they end also where no provider says what became of the payment, so that nobody else waits for their works for
   * ever: the shop's people are told, and money that comes all the same goes back as any late money does.
   * @returns how many @throws as oneByOne
   */
  expire(): Promise<number>
}

/** In milliseconds: so long after the end of its time, what became of a payment is waited for. */
const answerTime = 24 * 60 * 60_000

/** @param settings with scheme and host of the links in mails */
export function unpaidOrdersService(
  ports: PaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): UnpaidOrders {
  const { orders, attempts, outbox, work, clock } = ports
  const place = { publicUrl, link: null }

  /** Another process may have settled or ended it since it was listed, and its money may have come in this moment. */
  async function expireOne(number: string, away: Map<string, unknown>): Promise<number> {
    const failures: unknown[] = []
    for (const { id, provider, isSettled } of await attempts.ofOrder(number)) {
      if (!isSettled && away.has(provider)) failures.push(away.get(provider))
      else
        await letGo(id, ports, place).catch((error: unknown) => {
          failures.push(error)
          // Nobody waits for it again in this turn: others end beside it.
          if (isUnavailable(error)) away.set(provider, error)
        })
    }
    const ended = await work.run(async () => {
      const now = clock.now()
      const order = await orders.byNumber(number)
      if (!order?.isExpired(now)) return 0
      const open = (await attempts.ofOrder(number)).filter(({ isSettled }) => !isSettled)
      if (open.length > 0 && !order.isExpired(new Date(now.getTime() - answerTime))) return 0
      order.failPayment(now)
      for (const attempt of open)
        await outbox.add(`payment-unanswered:${attempt.id}`, paymentUnansweredNotice(order, attempt), now)
      await endUnpaid(
        order,
        order.holdsWorks ? 'not paid in time' : 'address not confirmed',
        ports,
        now,
        place,
      )
      return 1
    })
    if (ended === 0 && failures.length > 0) throw failures[0]
    return ended
  }

  return {
    expire: () => {
      const away = new Map<string, unknown>()
      return oneByOne({
        find: (most) => orders.overdue(clock.now(), most),
        act: (number) => expireOne(number, away),
        failure: 'Some overdue orders could not be ended.',
      })
    },
  }
}
