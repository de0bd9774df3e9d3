import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import {
  type IncomingPayment,
  orderTakenBackFrom,
  reversalOf,
  takenBackBy,
} from '#domain/orders/incoming-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { MoneyPorts } from './counted-money.ts'
import { paymentOf } from './payment-of-order.ts'

type TakingBackPorts = Pick<MoneyPorts, 'money' | 'orders' | 'attempts'>

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
  reversal.settle(some.isCountedOn)
  some.takeOut()
  await money.save(some)
  await money.save(reversal)
  if (order) await reckonAnew(order, ports)
  return order
}

/**
 * Closes money that has just been kept, with the reversal that is known to have taken it back; inside the unit of work that has
 * locked the order that it names. @returns that reversal; null where none has
 */
export async function closeTakenBack(
  some: IncomingMoney,
  { money }: Pick<TakingBackPorts, 'money'>,
): Promise<IncomingMoney | null> {
  const found = reversalOf(some, await money.alike(some, 'unplaced'))
  const reversal = found && (await money.byId(found.id))
  if (reversal?.standing !== 'unplaced') return null
  some.takeOut()
  reversal.settle(false)
  await money.save(some)
  await money.save(reversal)
  return reversal
}
