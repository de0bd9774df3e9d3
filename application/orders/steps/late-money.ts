import {
  moneyBackMail,
  moneyBackNotice,
  nobodysMoneyNotice,
} from '#application/notifications/late-payment-mails.ts'
import type { OrderPlace } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { Order } from '#domain/orders/order.ts'
import { keyOfLateMoney } from '#domain/orders/order-check.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { formatMoney } from '#domain/shared/money.ts'

interface LateMoneyPorts {
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly clock: Clock
}

/** Money that no order needs goes back by itself, and both sides hear of it once. */
export async function sendBack(
  order: Order,
  attempt: PaymentAttempt,
  { jobs, outbox, clock }: LateMoneyPorts,
  place: OrderPlace,
): Promise<void> {
  const { id, price } = attempt
  await jobs.add('give-back-payment', { reference: id, amount: price, key: keyOfLateMoney(attempt) })
  const sum = formatMoney(price)
  await outbox.add(`money-back:${id}`, moneyBackMail(order, attempt, place), clock.now())
  await outbox.add(`money-back-notice:${id}`, moneyBackNotice(order, sum), clock.now())
}

/** So does money with which no order was written, and none is any more: its buyer is known to their bank alone. */
export async function sendBackNobodys(
  attempt: PaymentAttempt,
  { jobs, outbox, clock }: LateMoneyPorts,
): Promise<void> {
  const { id, price } = attempt
  await jobs.add('give-back-payment', { reference: id, amount: price, key: keyOfLateMoney(attempt) })
  await outbox.add(`money-back-notice:${id}`, nobodysMoneyNotice(attempt), clock.now())
}
