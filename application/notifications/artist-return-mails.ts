import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Return } from '#domain/returns/return.ts'
import type { AccountHolder } from './account-mails.ts'
import { because } from './artist-mails.ts'
import { button, lead, titled, words } from './mail-parts.ts'
import { orderHead, works } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { linesOfPieces } from './withdrawal-mails.ts'
import { greeting, writtenMail } from './written-mail.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Tells an artist that works come back, and asks where to. */
export const returnExpectedMail = (
  order: Order,
  coming: Return,
  { name, email }: AccountHolder,
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Works of order ${order.number} come back`,
    title: 'Works come back',
    preview: 'The buyer has withdrawn from the contract.',
    parts: [
      lead(
        `${greeting(name)} the buyer of order ${order.number} has withdrawn from the contract, and sends this back by ${day.format(coming.sendBy)}:`,
      ),
      orderHead(order),
      works(linesOfPieces(order, coming.pieces), publicUrl),
      words(
        'Please tell the buyer where to send it, and confirm once it is there. The buyer then gets the money back; what you were paid for it is kept from your next payout.',
      ),
      button('Open the order', `${publicUrl}${parcelPage(order.number)}`),
    ],
    reason: because,
  })

/** Tells an artist that works are on their way back. */
export const returnSentMail = (
  order: Order,
  coming: Return,
  { name, email }: AccountHolder,
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Works of order ${order.number} are on their way back`,
    title: 'On their way back',
    preview: 'The buyer has sent them.',
    parts: [
      lead(`${greeting(name)} the buyer of order ${order.number} has sent this back to you:`),
      orderHead(order),
      works(linesOfPieces(order, coming.pieces), publicUrl),
      ...(coming.carrier === null && coming.trackingNumber === null
        ? []
        : [
            titled(
              'Parcel',
              [coming.carrier, coming.trackingNumber].filter((each) => each !== null).join(', '),
            ),
          ]),
      words('Please confirm once it is there: the buyer then gets the money back.'),
      button('Open the order', `${publicUrl}${parcelPage(order.number)}`),
    ],
    reason: because,
  })
