import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import { type OrderEnd, orderEndMail } from '#application/notifications/order-end-mails.ts'
import { type OrderPlace, orderConfirmedMail, refundDueMail } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { refundEntries } from '#domain/fair-pay/ledger.ts'
import type { Order } from '#domain/orders/order.ts'
import type { ArtworkStock } from './artwork-stock.ts'
import type { OrderRepository } from './order-repository.ts'

export interface SettlementPorts {
  readonly orders: OrderRepository
  readonly stock: ArtworkStock
  readonly ledger: LedgerRepository
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly happenings: Pick<Happenings, 'tell'>
}

const wantedBackIn = ({ linesNotSent }: Order) =>
  linesNotSent.map(({ artworkId, quantity }) => ({ artworkId, quantity }))

/** Whoever has something to do now, or nothing left to sell. */
async function tellArtistsAndAdmins(
  { number, fulfilments, lines }: Order,
  { stock, happenings }: SettlementPorts,
  by: { readonly by?: string },
): Promise<void> {
  await happenings.tell({ kind: 'order-paid', number }, { admins: true, ...by })
  for (const { artist } of fulfilments)
    await happenings.tell({ kind: 'order-paid', number }, { artistId: artist.id })
  const artists = new Map(lines.map(({ artworkId, artist }) => [artworkId, artist.id]))
  for (const { id, title, stock: left } of await stock.look([...artists.keys()])) {
    const artistId = artists.get(id)
    if (left === 0 && artistId !== undefined)
      await happenings.tell(
        { kind: 'artwork-sold-out', artworkId: id, title },
        { artistId, admins: true, ...by },
      )
  }
}

/**
 * Books the money of an order that has just been paid, tells the buyer, has its artists told, and shows it to whoever is
 * watching; inside the unit of work that made it so.
 * `place` is where the mail's links lead; `by` is the admin who has received it, to whom it is no news.
 */
export async function settlePayment(
  order: Order,
  ports: SettlementPorts,
  now: Date,
  place: OrderPlace,
  by: { readonly by?: string } = {},
): Promise<void> {
  await ports.ledger.post(order.id, order.payment, now)
  await ports.outbox.add(`order-confirmed:${order.id}`, orderConfirmedMail(order, place), now)
  await ports.jobs.add('tell-artists', { orderNumber: order.number })
  await tellArtistsAndAdmins(order, ports, by)
}

/**
 * Gives the works of an ended order back, as far as they were not sent, takes its money out of the books, where it was
 * ever booked, and has the gateway give it back or let go of it. What came past the gateway is returned by a person, who
 * is asked by mail. Its buyer is told how it has ended, and the artists of a paid order that there is nothing to send any
 * more. `place` is where the mail's links lead.
 */
export async function undoOrder(
  order: Order,
  end: OrderEnd,
  { orders, stock, ledger, outbox, jobs }: SettlementPorts,
  now: Date,
  place: OrderPlace,
): Promise<void> {
  await stock.giveBack(wantedBackIn(order))
  const back = refundEntries(await ledger.entriesOf(order.id))
  if (back.length > 0) await ledger.post(order.id, back, now)
  await orders.save(order)
  const { event, mail } = orderEndMail(order, end, place)
  await outbox.add(event, mail, now)
  const { number, paymentReference: reference, paymentStatus, method, total } = order
  // They may be packing it.
  if (paymentStatus === 'refunded') await jobs.add('tell-artists', { orderNumber: number })
  if (reference === null) {
    if (paymentStatus === 'refunded') await outbox.add(`refund-due:${order.id}`, refundDueMail(order), now)
    return
  }
  if (paymentStatus === 'refunded') await jobs.add('give-back-payment', { reference, amount: total })
  else if (method === 'card') await jobs.add('let-go-of-hold', { reference })
}
