import { orderReceivedMail } from '#application/notifications/order-mails.ts'
import type { Digest } from '#application/shared/digest.ts'
import { mustBeConfirmable } from '#domain/orders/address-confirmation.ts'
import { type HoldLimits, holdersOf, usualHoldLimits } from '#domain/orders/holding.ts'
import type { Order } from '#domain/orders/order.ts'
import { type PaymentTimes, usualPaymentTimes } from '#domain/orders/payment-times.ts'
import { orderPayment } from '#domain/payments/order-payment.ts'
import { awaitedTransfer, paymentInstructions } from '../payment-view.ts'
import { endUnpaid } from '../settlement.ts'
import { holdWithin } from './hold-within.ts'
import type { PaymentPorts } from './payment.ts'

interface KeepingPorts extends PaymentPorts {
  readonly digest: Digest
}

interface KeepingSettings {
  readonly paymentTimes?: PaymentTimes | undefined
  readonly holdLimits?: HoldLimits | undefined
}

/**
 * Inside a unit of work that has locked the order: its buyer has read our mail, so that its works are taken by condition, and it
 * waits for its payment. Where they are gone meanwhile it ends, which is told.
 * @param link opens the order
 * @throws DomainError conflict, as mustBeConfirmable; 'too-much-held'
 */
export async function keepWorks(
  order: Order,
  secret: string,
  ports: KeepingPorts,
  place: { readonly publicUrl: string; readonly link: string | null },
  { paymentTimes = usualPaymentTimes, holdLimits = usualHoldLimits }: KeepingSettings,
): Promise<void> {
  const { orders, stock, attempts, outbox, ways, clock, digest } = ports
  const now = clock.now()
  mustBeConfirmable(order, digest(secret), now)
  // Where it was sent from, it counts already.
  const owners = holdersOf(order).filter(({ by }) => by !== 'address')
  await holdWithin(order, owners, orders, holdLimits)
  const until = new Date(now.getTime() + paymentTimes[order.method])
  const taken = await stock.take(order.lines, until)
  if (taken.length < order.lines.length) {
    await stock.giveBack(taken)
    order.failPayment(now)
    await endUnpaid(order, 'gone before it was kept', ports, now, place)
    return
  }
  order.confirmation = null
  order.expiresAt = until
  await orders.save(order)
  const tried = await attempts.ofOrder(order.number)
  const payment = orderPayment(order.total, tried)
  const words = paymentInstructions(order, ways, payment) ?? ''
  const mail = orderReceivedMail(order, { words, transfer: awaitedTransfer(order, ways, payment) }, place)
  await outbox.add(`order-received:${order.id}`, mail, now)
}
