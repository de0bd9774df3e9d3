import type { OrderPlace } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { moneyToSendBackMail, transferBackMail } from '#application/notifications/transfer-mails.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'

export interface MoneyBackPorts {
  readonly money: Pick<IncomingMoneyRepository, 'waitingFor' | 'save'>
  readonly outbox: Outbox
}

/** Its buyer hears of what goes back of a transfer, and the shop's people are asked to send it. */
export async function sendBack(
  money: IncomingMoney,
  order: Order,
  { outbox }: Pick<MoneyBackPorts, 'outbox'>,
  now: Date,
  place: OrderPlace,
): Promise<void> {
  await outbox.add(`money-back:${money.id}`, transferBackMail(order, money, place), now)
  await outbox.add(`refund-due:${money.id}`, moneyToSendBackMail(order, money), now)
}

/**
 * An order has been paid otherwise, or has ended, so that what waits for the rest of its sum is to go back; inside the unit of work
 * that made it so. @returns what goes back
 */
export async function refuseWaiting(
  order: Order,
  { money, outbox }: MoneyBackPorts,
  now: Date,
  place: OrderPlace,
): Promise<readonly IncomingMoney[]> {
  const waiting = await money.waitingFor(order.number)
  for (const each of waiting) {
    each.refuse(order.number)
    await money.save(each)
    await sendBack(each, order, { outbox }, now, place)
  }
  return waiting
}

/** What waits for the rest of an order's sum pays it as it is, inside the unit of work that says so. */
export async function countWaiting(
  { number }: Order,
  { money }: Pick<MoneyBackPorts, 'money'>,
): Promise<void> {
  for (const each of await money.waitingFor(number)) {
    each.count(number)
    await money.save(each)
  }
}
