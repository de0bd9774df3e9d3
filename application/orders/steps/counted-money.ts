import type { OrderPlace } from '#application/notifications/order-mails.ts'
import { transferTooLittleMail } from '#application/notifications/transfer-mails.ts'
import { type IncomingMoney, reckon, untoldOf } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import { wasPaid } from '#domain/orders/order-status.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { orderPayment } from '#domain/payments/order-payment.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'
import { type AwaitedTransferPorts, attemptToTransfer } from './awaited-transfer.ts'
import { countWaiting, sendBack } from './money-back.ts'
import { applyStanding } from './payment.ts'

export interface MoneyPorts extends AwaitedTransferPorts {
  readonly money: IncomingMoneyRepository
}

interface Counting extends OrderPlace {
  /** The admin who has brought it. */
  readonly by: string
  /** A person has said what it is for. */
  readonly isSure?: boolean
}

/** What is lacking waits for the rest; the buyer hears of it. @returns the order, paid where it was enough */
async function payWith(
  money: IncomingMoney,
  order: Order,
  attempt: PaymentAttempt,
  ports: MoneyPorts,
  { by, ...place }: Counting,
): Promise<Order> {
  const { money: repository, ways, outbox, clock } = ports
  const earlier = await repository.waitingFor(order.number)
  // Whoever places money in another currency has seen that it is enough.
  const before = orderPayment(
    order.total,
    [attempt],
    earlier.map(({ sum }) => sum),
  )
  const reckoned =
    money.currency === attempt.currency
      ? reckon(before.lacks.amount, money.amount)
      : ({ is: 'enough', surplus: 0 } as const)
  if (reckoned.is === 'too-little') {
    money.waitFor(order.number, reckoned.lacks)
    for (const each of earlier) {
      each.waitFor(order.number, reckoned.lacks)
      await repository.save(each)
    }
    const rest = ways.transferOf({ amount: reckoned.lacks, currency: attempt.currency }, order.number)
    if (rest) {
      const mail = transferTooLittleMail(order, formatAgreed(money.sum), rest, place)
      await outbox.add(`transfer-short:${money.id}`, mail, clock.now())
    }
    return order
  }
  await countWaiting(order, ports)
  // What is a surplus of all is sent back of the last.
  money.count(order.number, Math.min(reckoned.surplus, money.amount))
  const standing = { is: 'taken', sum: attempt.sum } as const
  const paid = await applyStanding(attempt.id, { standing }, ports, { ...place, by })
  if (money.back > 0) await sendBack(money, order, ports, clock.now(), place)
  return paid ?? order
}

/** What no statement has told of yet of the sum that has paid an order, in the currency that was agreed. */
export async function untoldOfOrder(
  { number, total }: Pick<Order, 'number' | 'total'>,
  { money, attempts }: Pick<MoneyPorts, 'money' | 'attempts'>,
): Promise<AgreedSum> {
  const tried = await attempts.ofOrder(number)
  const { due, came } = orderPayment(total, tried)
  const amount = untoldOf(tried.length > 0 ? came : due, await money.ofOrder(number))
  return { amount, currency: due.currency }
}

/** What an order that is paid still needs of money, as an admin has said that it is here before a statement told of it. */
async function neededOf(
  money: IncomingMoney,
  order: Order,
  ports: Pick<MoneyPorts, 'money' | 'attempts'>,
): Promise<{ readonly needed: number; readonly isForeign: boolean }> {
  const untold = await untoldOfOrder(order, ports)
  const isForeign = money.currency !== untold.currency
  // Whoever places money in another currency has seen that it is enough.
  const isAll = isForeign && untold.amount > 0
  return { needed: isAll ? money.amount : Math.min(untold.amount, money.amount), isForeign }
}

/**
 * An order that is paid needs only what an admin has said to be here before: that is the same money, and the rest goes back.
 * @returns whether it is for this order
 */
async function tellOfPaid(
  money: IncomingMoney,
  order: Order,
  ports: MoneyPorts,
  counting: Counting,
): Promise<boolean> {
  const { needed, isForeign } = await neededOf(money, order, ports)
  if (needed > 0 && isForeign && !counting.isSure) return false
  money.count(order.number, money.amount - needed)
  if (money.back > 0) await sendBack(money, order, ports, ports.clock.now(), counting)
  return true
}

/**
 * Lets money that was refused count for its order, where that was paid by what an admin had said to be here, and no statement has
 * told of it: a person says that it is the same. Inside the unit of work that has locked the order. @returns whether it counts
 */
export async function countRefused(
  money: IncomingMoney,
  order: Order,
  ports: Pick<MoneyPorts, 'money' | 'attempts'>,
): Promise<boolean> {
  if (!wasPaid(order)) return false
  const { needed } = await neededOf(money, order, ports)
  if (needed === 0) return false
  money.count(order.number, money.amount - needed)
  return true
}

/**
 * Lets money count for an order, inside the unit of work that has locked the order: it pays it, waits for the rest, or goes back.
 * @returns the order as it is then; null where it is not for this money: paid in another way, or in another currency
 */
export async function countMoney(
  money: IncomingMoney,
  order: Order,
  ports: MoneyPorts,
  counting: Counting,
): Promise<Order | null> {
  if (order.method !== 'atm') return null
  if (wasPaid(order)) return (await tellOfPaid(money, order, ports, counting)) ? order : null
  // One whose works are not kept yet has told nobody how to pay.
  if (order.status !== 'awaiting-payment' || !order.holdsWorks) {
    money.refuse(order.number)
    await sendBack(money, order, ports, ports.clock.now(), counting)
    return order
  }
  const attempt = await attemptToTransfer(order, ports, ports.clock.now())
  if (money.currency !== attempt.currency && !counting.isSure) return null
  return payWith(money, order, attempt, ports, counting)
}
