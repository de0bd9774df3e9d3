import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { keptShares, linesLeft, linesOfRefund, type Refund } from '#domain/orders/refund.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import type { AccountHolder } from './account-mails.ts'
import { because } from './artist-mails.ts'
import { button, lead, words } from './mail-parts.ts'
import { orderHead, shipsTo, works } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

const linesOf = (lines: readonly OrderLine[], artistId: string) =>
  lines.filter(({ artist }) => artist.id === artistId)

function keptBy(order: Order, artistId: string): Cents {
  const share = keptShares(order).find((each) => each.artistId === artistId)
  return splitPrice(share?.kept ?? 0, order.feePercent).artist
}

/** Leads to their own page of it, after a sign-in where they are not known. */
const toOrder = ({ number }: Order, publicUrl: string) =>
  button('Open the order', `${publicUrl}${parcelPage(number)}`)

/** Tells an artist that works of theirs are paid for: what to send, and where it goes. */
export function artistOrderMail(
  order: Order,
  { artistId, name, email }: AccountHolder & { readonly artistId: string },
  publicUrl: string,
): Mail {
  const received = formatMoney(keptBy(order, artistId))
  return writtenMail({
    to: email,
    subject: `You have an order: ${order.number}`,
    title: 'You have an order',
    preview: `It is paid. You receive ${received}.`,
    parts: [
      lead(
        `${greeting(name)} an order of your works is paid, and you receive ${received}. Please pack and send this:`,
      ),
      orderHead(order),
      works(linesOf(linesLeft(order), artistId), publicUrl),
      shipsTo(order),
      words('When it is on its way, tell the buyer so on its page in your dashboard.'),
      toOrder(order, publicUrl),
    ],
    reason: because,
  })
}

/** Tells an artist that a paid order of theirs was cancelled before it was sent. */
export const artistOrderCalledOffMail = (
  order: Order,
  { artistId, name, email }: AccountHolder & { readonly artistId: string },
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Please do not send order ${order.number}`,
    title: 'Please do not send it',
    preview: `Order ${order.number} was cancelled.`,
    parts: [
      lead(
        `${greeting(name)} order ${order.number} was cancelled, and its buyer gets the money back. Please do not send this; it is for sale again:`,
      ),
      orderHead(order),
      works(linesOf(order.lines, artistId), publicUrl),
    ],
    reason: because,
  })

/** Tells an artist that some of what they were asked to send has been given back: what stays out of the parcel. */
export const artistOrderLessMail = (
  order: Order,
  refund: Refund,
  { artistId, name, email }: AccountHolder & { readonly artistId: string },
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Please send less of order ${order.number}`,
    title: 'Please send less',
    preview: `A part of order ${order.number} was given back.`,
    parts: [
      lead(
        `${greeting(name)} a part of order ${order.number} was given back. Please do not send this; it is for sale again:`,
      ),
      orderHead(order),
      works(linesOf(linesOfRefund(order, refund), artistId), publicUrl),
      words(`Everything else is still to be sent, and you receive ${formatMoney(keptBy(order, artistId))}.`),
      toOrder(order, publicUrl),
    ],
    reason: because,
  })
