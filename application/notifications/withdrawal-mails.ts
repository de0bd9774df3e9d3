import type { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Pieces, Return } from '#domain/returns/return.ts'
import type { Withdrawal, WithdrawnPieces } from '#domain/returns/withdrawal.ts'
import { withdrawalDays } from '#domain/returns/withdrawal-window.ts'
import { lead, type MailPart, titled } from './mail-parts.ts'
import { because, type OrderPlace, wayIn } from './order-mails.ts'
import { orderHead, works } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { howItComes } from './refund-mails.ts'
import { greeting, writtenMail } from './written-mail.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The lines of an order with these pieces of them. */
export const linesOfPieces = ({ lines }: Order, pieces: readonly Pieces[]): readonly OrderLine[] =>
  pieces.flatMap(({ artworkId, quantity }) => {
    const line = lines.find((each) => each.artworkId === artworkId)
    return line ? [{ ...line, quantity }] : []
  })

/** What becomes of the works and the money. */
function consequences(
  { unsent, toReturn }: WithdrawnPieces,
  returns: readonly Return[],
): readonly MailPart[] {
  const [first] = returns
  return [
    ...(unsent.length > 0
      ? [
          titled(
            'Not sent yet',
            `What has not been sent is not sent any more, and you get back what you paid for it. ${howItComes}`,
          ),
        ]
      : []),
    ...(first
      ? [
          titled(
            `To send back by ${day.format(first.sendBy)}`,
            `Please send ${toReturn.length === 1 ? `the works back to ${first.artistName}` : 'each artist their works back'} within ${withdrawalDays} days, by ${day.format(first.sendBy)}. The artist tells you the address; until then the sender’s address on the parcel is the right one. Say on the page of your withdrawal that you have sent it. Your money follows once the works are there.`,
          ),
        ]
      : []),
  ]
}

/** Acknowledges a withdrawal with everything that was stated, and when: what the law calls a durable medium. */
export const withdrawalMail = (
  order: Order,
  withdrawal: Withdrawal,
  pieces: WithdrawnPieces,
  returns: readonly Return[],
  place: OrderPlace,
  to: string,
): Mail =>
  writtenMail({
    to,
    subject: `Order ${order.number}: we have received your withdrawal`,
    title: 'You have withdrawn',
    preview: `Received on ${moment.format(withdrawal.at)} UTC.`,
    parts: [
      lead(
        `${greeting(withdrawal.name)} we acknowledge that your withdrawal from the contract over these works has reached us.`,
      ),
      titled(
        'Your statement',
        [
          `I hereby withdraw from the contract over the works below.`,
          `Order number: ${order.number}`,
          `Placed on: ${day.format(order.placedAt)}`,
          `Name: ${withdrawal.name}`,
          `Email for this acknowledgement: ${withdrawal.email}`,
          `Received: ${moment.format(withdrawal.at)} UTC`,
        ].join('\n'),
      ),
      works(linesOfPieces(order, withdrawal.pieces), place.publicUrl),
      ...consequences(pieces, returns),
      wayIn('See your withdrawal', place),
    ],
    reason: because,
  })

/** Tells the buyer where works go that come back. */
export const returnAddressMail = (order: Order, coming: Return, place: OrderPlace): Mail =>
  writtenMail({
    to: order.email,
    subject: `Order ${order.number}: where to send the works back`,
    title: 'Where to send them',
    preview: `${coming.artistName} has told us the address.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} please send this back by ${day.format(coming.sendBy)}, to this address.`,
      ),
      titled('Send to', coming.sendTo ?? ''),
      orderHead(order),
      works(linesOfPieces(order, coming.pieces), place.publicUrl),
      wayIn('See your order', place),
    ],
    reason: because,
  })

const endOf: Readonly<
  Record<'received' | 'waived' | 'refused', { readonly title: string; readonly what: string }>
> = {
  received: { title: 'It has come back', what: 'the works that you have sent back are there.' },
  waived: { title: 'You need not send it back', what: 'you need not send these works back.' },
  refused: {
    title: 'Your return has ended',
    what: 'these works have not come back in time, and the return has ended without a refund. If you have sent them, answer this mail.',
  },
}

/** Tells the buyer how a return has ended. */
export function returnEndedMail(order: Order, ended: Return, place: OrderPlace): Mail {
  const { title, what } =
    endOf[ended.status === 'waived' || ended.status === 'refused' ? ended.status : 'received']
  const money = order.refunds.some(({ id }) => id === ended.id)
    ? ` Your money is on its way back. ${howItComes}`
    : ''
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${title.toLowerCase()}`,
    title,
    preview: `${title}.${money}`,
    parts: [
      lead(`${greeting(order.shipping.name)} ${what}${money}`),
      orderHead(order),
      works(linesOfPieces(order, ended.pieces), place.publicUrl),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}
