import type { OrderPlace } from '#application/notifications/order-mails.ts'
import { transferTakenBackMail } from '#application/notifications/transfer-mails.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import {
  type IncomingPayment,
  orderTakenBackFrom,
  reversalOf,
  takenBackBy,
} from '#domain/orders/incoming-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import { type MoneyPorts, untoldOfOrder } from './counted-money.ts'
import { paymentOf } from './payment-of-order.ts'

type TakingBackPorts = Pick<MoneyPorts, 'money' | 'orders' | 'attempts' | 'ways' | 'outbox' | 'clock'>

/** What an order that waits for its payment, or has been paid, lacks for what was taken back. */
async function lackOf(order: Order, ports: TakingBackPorts): Promise<AgreedSum> {
  if (order.status !== 'awaiting-payment') return untoldOfOrder(order, ports)
  return (await paymentOf(order, await ports.attempts.ofOrder(order.number), ports)).lacks
}

/** Tells the buyer of an order that counted on money, or would have, that the bank has taken it back, and how it comes anew. */
async function tellBuyer(
  order: Order,
  reversal: IncomingMoney,
  ports: TakingBackPorts,
  place: OrderPlace,
): Promise<void> {
  const { ways, outbox, clock } = ports
  const lacks = await lackOf(order, ports)
  // Money in another currency, which counts beside it, was taken for the whole.
  if (lacks.amount === 0) return
  const again = { lacks, transfer: ways.transferOf(lacks, order.number) }
  const mail = transferTakenBackMail(order, formatAgreed(reversal.sum), again, place)
  await outbox.add(`transfer-taken-back:${reversal.id}`, mail, clock.now())
}

/** Of what waits for the rest of its sum a part has left again: the others lack more. */
async function reckonAnew(order: Order, ports: TakingBackPorts): Promise<void> {
  const { money, attempts } = ports
  const { lacks } = await paymentOf(order, await attempts.ofOrder(order.number), ports)
  for (const each of await money.waitingFor(order.number)) {
    each.waitFor(order.number, lacks.amount)
    await money.save(each)
  }
}

/** Where its buyer has got it back, it may have left as that refund: it stays with its order, but nothing more goes back of it. */
async function keepRefunded(
  some: IncomingMoney,
  { number }: Order,
  { money }: TakingBackPorts,
): Promise<void> {
  if (some.standing !== 'to-send-back') return
  some.count(number)
  await money.save(some)
}

/**
 * Takes out of what has come what the bank took back by a reversal that has just been kept, where it is known which money that was;
 * inside a unit of work, in which it locks that money's order. @param told what its file tells of
 * @returns the order that it had come for; null where nobody knows
 */
export async function takeOut(
  reversal: IncomingMoney,
  told: readonly IncomingPayment[],
  ports: TakingBackPorts,
  place: OrderPlace,
): Promise<Order | null> {
  const { money, orders } = ports
  // Money for it that another file tells of meanwhile is seen then, or sees this.
  const named = orderTakenBackFrom(reversal.text)
  if (named !== null) await orders.byNumber(named)
  const found = takenBackBy(reversal, await money.alike(reversal), told)
  if (!found) return null
  const { orderNumber, standing } = found
  const order = orderNumber === null ? null : await orders.byNumber(orderNumber)
  const some = await money.byId(found.id)
  const isAsFound = some?.orderNumber === orderNumber && some.standing === standing
  // What a person has sent back, or has just seen to, they look at.
  if (!isAsFound || (standing === 'sent-back' && !some.isCountedOn)) return order
  if (order?.status === 'refunded' && some.isCountedOn) {
    await keepRefunded(some, order, ports)
    return order
  }
  const wasCountedOn = some.isCountedOn
  reversal.settle(wasCountedOn)
  some.takeOut()
  await money.save(some)
  await money.save(reversal)
  if (order) await reckonAnew(order, ports)
  if (order && wasCountedOn) await tellBuyer(order, reversal, ports, place)
  return order
}

/**
 * Closes money that has just been kept, with the reversal that is known to have taken it back; inside the unit of work that has
 * locked the order that it names. The buyer of one that waits hears of it. @returns that reversal; null where none has
 */
export async function closeTakenBack(
  some: IncomingMoney,
  order: Order | null,
  ports: TakingBackPorts,
  place: OrderPlace,
): Promise<IncomingMoney | null> {
  const { money } = ports
  const found = reversalOf(some, await money.alike(some, 'unplaced'))
  const reversal = found && (await money.byId(found.id))
  if (reversal?.standing !== 'unplaced') return null
  some.takeOut()
  reversal.settle(false)
  await money.save(some)
  await money.save(reversal)
  if (order?.status === 'awaiting-payment' && order.method === 'atm')
    await tellBuyer(order, reversal, ports, place)
  return reversal
}
