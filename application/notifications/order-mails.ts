import { receiptBeside } from '#application/shared/receipt-addresses.ts'
import type { Fulfilment } from '#domain/orders/fulfilment.ts'
import type { Order } from '#domain/orders/order.ts'
import { linesLeft } from '#domain/orders/refund.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { atItsRate, formatAgreed, type RatedPrice } from '#domain/payments/foreign-sum.ts'
import type { Transfer } from '#domain/payments/transfer.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { button, lead, linked, type MailPart, titled, words } from './mail-parts.ts'
import { fairSplit, orderHead, shipsTo, works, worksAndTotal } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Where a mail's links and pictures stand. */
export interface OrderPlace {
  /** Scheme and host. */
  readonly publicUrl: string
  /** Opens the order; null where it was sent before and is known no more. */
  readonly link: string | null
}

/** Why a buyer gets a mail. */
export const because = `You receive this because you placed an order at ${brand.name}.`

/** How a buyer comes to their order. */
export const wayIn = (label: string, { link }: OrderPlace): MailPart =>
  link === null ? words('The link in our first mail shows you your order.') : button(label, link)

/** Where the receipt is read and printed. */
const receiptIn = ({ link }: OrderPlace): readonly MailPart[] =>
  link === null ? [] : [linked('Receipt, to print or to keep', receiptBeside(link))]

/** What the order was paid as, where that was not dollars. */
const paidAs = ({ price }: Order, paid: RatedPrice | null): readonly MailPart[] =>
  paid?.rate ? [titled('Paid', `${formatMoney(price.total)}, paid as ${atItsRate(paid, paid.rate)}`)] : []

/** Tells the buyer that a paid order is confirmed. `paid` is what was agreed for it with whoever took the money. */
export function orderConfirmedMail(order: Order, place: OrderPlace, paid: RatedPrice | null = null): Mail {
  const packing = order.fulfilments.length === 1 ? 'Its artist packs it next.' : 'Its artists pack it next.'
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number} is confirmed`,
    title: 'Order Confirmed!',
    preview: fairSplit(order).text,
    parts: [
      lead(`${greeting(order.shipping.name)} thank you. Your order is paid. ${packing}`),
      orderHead(order),
      worksAndTotal(order, place.publicUrl),
      ...paidAs(order, paid),
      fairSplit(order),
      wayIn('Track your order', place),
      ...receiptIn(place),
      shipsTo(order),
    ],
    reason: because,
  })
}

/** How an order is to be paid. */
export interface HowToPay {
  readonly words: string
  /** Null where it is not paid by transfer. */
  readonly transfer: Transfer | null
}

/** Each value on a line of its own, from which it is copied. */
export const toTransfer = ({ holder, iban, bic, bank, reference, ...sum }: Transfer): MailPart =>
  titled(
    'What your bank asks for',
    [
      `Recipient: ${holder}`,
      `IBAN: ${inGroups(iban)}`,
      `BIC: ${bic} (${bank})`,
      `Amount: ${formatAgreed(sum)}`,
      `Reference: ${inGroups(reference)}`,
    ].join('\n'),
  )

/** Tells the buyer that an order waits for their payment, and how to pay. */
export const orderReceivedMail = (
  order: Order,
  { words: how, transfer }: HowToPay,
  place: OrderPlace,
): Mail =>
  writtenMail({
    to: order.email,
    subject: `Order ${order.number} waits for your payment`,
    title: 'Your order is kept for you',
    preview: how,
    parts: [
      lead(`${greeting(order.shipping.name)} thank you. One thing is left to do.`),
      titled('How to pay', how),
      ...(transfer ? [toTransfer(transfer)] : []),
      orderHead(order),
      worksAndTotal(order, place.publicUrl),
      wayIn('See your order', place),
      shipsTo(order),
    ],
    reason: because,
  })

/** Asks a guest whether the address is theirs; `link` has the secret that keeps the works. */
export const confirmAddressMail = (
  order: Order,
  keptFor: string,
  place: OrderPlace & { readonly link: string },
): Mail =>
  writtenMail({
    to: order.email,
    subject: `Order ${order.number}: keep the works`,
    title: 'One press, and the works are kept',
    preview: `The works are kept for you for ${keptFor} once you open the link.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} thank you. The works are kept for you for ${keptFor} once you open this link. Then we tell you how to pay.`,
      ),
      button('Keep the works', place.link),
      words(
        'The link works once, for a day. If you did not order anything, do nothing: the order ends by itself.',
      ),
      orderHead(order),
      worksAndTotal(order, place.publicUrl),
    ],
    reason: because,
  })

/** One artist's works of an order, how their parcel is found, and where it goes. */
const parcelParts = (order: Order, { artist, carrier, trackingNumber }: Fulfilment, place: OrderPlace) => [
  orderHead(order),
  works(
    linesLeft(order).filter((line) => line.artist.id === artist.id),
    place.publicUrl,
  ),
  titled('Parcel', [carrier, trackingNumber].filter((each) => each !== null).join(', ')),
  wayIn('Track your order', place),
  shipsTo(order),
]

/** Tells the buyer that an artist has sent their part of an order. */
export function orderShippedMail(order: Order, parcel: Fulfilment, place: OrderPlace): Mail {
  const { artist, carrier } = parcel
  const others = order.fulfilments.filter(({ status }) => status === 'waiting').length
  const rest = others === 0 ? '' : ' The other artists of your order are still packing.'
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${artist.name} has sent your parcel`,
    title: 'On its way to you',
    preview: `${artist.name} has sent it with ${carrier ?? 'the post'}.`,
    parts: [
      lead(`${greeting(order.shipping.name)} ${artist.name} has packed and sent this.${rest}`),
      ...parcelParts(order, parcel, place),
    ],
    reason: because,
  })
}

/** Tells the buyer that a parcel on its way is found by another carrier or number than they were told. */
export const parcelCorrectedMail = (order: Order, parcel: Fulfilment, place: OrderPlace): Mail =>
  writtenMail({
    to: order.email,
    subject: `Order ${order.number}: another tracking number for your parcel`,
    title: 'Your parcel is found like this',
    preview: `${parcel.artist.name} has corrected what we told you of it.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} ${parcel.artist.name} has corrected what we told you of your parcel. It is the same parcel: nothing else was sent.`,
      ),
      ...parcelParts(order, parcel, place),
    ],
    reason: because,
  })
