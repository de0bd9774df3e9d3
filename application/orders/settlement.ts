import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import { type OrderEnd, orderEndMail } from '#application/notifications/order-end-mails.ts'
import { type OrderPlace, orderConfirmedMail } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { partlyRefundedMail } from '#application/notifications/refund-mails.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { ArtworkLeft, ArtworkStock } from './artwork-stock.ts'
import type { IncomingMoneyRepository } from './incoming-money-repository.ts'
import type { OrderRepository } from './order-repository.ts'
import { refuseWaiting } from './steps/money-back.ts'
import { type ByHandPorts, refundByHand } from './steps/refund-by-hand.ts'

export interface SettlementPorts extends ByHandPorts {
  readonly orders: OrderRepository
  readonly stock: ArtworkStock
  readonly ledger: LedgerRepository
  readonly money: Pick<IncomingMoneyRepository, 'waitingFor' | 'ofOrder' | 'save'>
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly attempts: Pick<AttemptRepository, 'byId'>
  readonly happenings: Pick<Happenings, 'tell'>
}

/** Whoever has something to do now. */
async function tellOfPayment(
  { number, fulfilments }: Order,
  { happenings }: SettlementPorts,
  by: { readonly by?: string },
): Promise<void> {
  const [first, ...others] = fulfilments.map(({ artist }) => ({ artistId: artist.id }))
  await happenings.tell({ kind: 'order-paid', number }, { admins: true, ...first, ...by })
  for (const artist of others) await happenings.tell({ kind: 'order-paid', number }, artist)
}

/** Whoever has nothing left to sell of a work. */
async function tellOfSoldOut(
  works: readonly ArtworkLeft[],
  { lines }: Order,
  { happenings }: SettlementPorts,
  by: { readonly by?: string },
): Promise<void> {
  const artists = new Map(lines.map(({ artworkId, artist }) => [artworkId, artist.id]))
  for (const { id, title, stock } of works) {
    const artistId = artists.get(id)
    if (stock === 0 && artistId !== undefined)
      await happenings.tell(
        { kind: 'artwork-sold-out', artworkId: id, title },
        { artistId, admins: true, ...by },
      )
  }
}

/** How it was paid; null where no attempt is known: those of long ago have none. */
const attemptOf = async (
  { paymentReference: reference }: Order,
  { attempts }: SettlementPorts,
): Promise<PaymentAttempt | null> => (reference === null ? null : attempts.byId(reference))

/**
 * Writes an order that has just been paid, books its money, tells the buyer, has its artists told, and shows it to whoever is
 * watching; inside the unit of work that made it so.
 * `paid` is how; `place` is where the mail's links lead; `by` is the admin who has received it, to whom it is no news.
 */
export async function settlePayment(
  order: Order,
  paid: PaymentAttempt,
  ports: SettlementPorts,
  now: Date,
  place: OrderPlace,
  by: { readonly by?: string } = {},
): Promise<void> {
  const mail = orderConfirmedMail(order, place, paid)
  await ports.outbox.add(`order-confirmed:${order.id}`, mail, now)
  await ports.jobs.add('tell-artists', { orderNumber: order.number })
  await tellOfPayment(order, ports, by)
  // Last, as whoever pays for the same works or artists meanwhile waits from here on.
  await ports.orders.save(order)
  await ports.ledger.post(order.id, order.payment, now)
  const works = await ports.stock.holdAnew(order.lines)
  await tellOfSoldOut(works, order, ports, by)
}

/**
 * Ends an order that nobody paid: gives its works back, has the gateway let go of what is held, has a person send back what came
 * for it and was too little, and tells the buyer how it has ended. `place` is where the mail's links lead.
 */
export async function endUnpaid(
  order: Order,
  end: OrderEnd,
  ports: SettlementPorts,
  now: Date,
  place: OrderPlace,
): Promise<void> {
  const { orders, stock, outbox, jobs } = ports
  if (order.holdsWorks) await stock.giveBack(order.lines)
  await orders.save(order)
  await stock.holdAnew(order.lines)
  const cameBefore = await refuseWaiting(order, ports, now, place)
  const { event, mail } = orderEndMail(order, end, place, { cameBefore })
  await outbox.add(event, mail, now)
  const { paymentReference: reference, method } = order
  if (reference !== null && method === 'card') await jobs.add('let-go-of-hold', { reference })
}

/**
 * What becomes true with the last refund of an order: works that had not been sent are for sale again, `booked` stands in the
 * books, the gateway gives the money back, buyer and artists are told. What came past the gateway is returned by a person, who
 * is asked by mail. `place` is where the mail's links lead.
 */
export async function settleRefund(
  order: Order,
  booked: readonly LedgerEntry[],
  end: OrderEnd,
  ports: SettlementPorts,
  place: OrderPlace,
): Promise<void> {
  const { orders, stock, ledger, outbox, jobs } = ports
  const refund = order.refunds.at(-1)
  if (!refund) return
  const { id, number, paymentReference: reference, status, method } = order
  const { at, amount } = refund
  // The refund is written first: that it is not more than was paid is for the database to say.
  await orders.save(order)
  await ledger.post(id, booked, at)
  // Works after the books, as where a payment is settled: the other way round, two of one work wait for each other in a circle.
  await stock.giveBack(refund.pieces.filter(({ wasSent }) => !wasSent))
  const attempt = await attemptOf(order, ports)
  if (status === 'refunded') {
    const { event, mail } = orderEndMail(order, end, place, { paid: attempt })
    await outbox.add(event, mail, at)
  } else {
    const mail = partlyRefundedMail(order, refund, place, attempt)
    await outbox.add(`order-partly-refunded:${refund.id}:${id}`, mail, at)
  }
  // They may be packing it.
  await jobs.add('tell-artists', { orderNumber: number })
  const before = sumOf(order.refunds.slice(0, -1).map((each) => each.amount))
  if (reference === null || method === 'atm') {
    await refundByHand(order, attempt, { key: refund.id, amount, before }, ports, at)
  } else {
    await jobs.add('give-back-payment', { reference, amount, key: refund.id, before })
  }
}

/** Settles an order that was called off, paid or not. */
export const settleCancelled = (
  order: Order,
  booked: readonly LedgerEntry[],
  end: OrderEnd,
  ports: SettlementPorts,
  now: Date,
  place: OrderPlace,
): Promise<void> =>
  order.status === 'refunded'
    ? settleRefund(order, booked, end, ports, place)
    : endUnpaid(order, end, ports, now, place)
