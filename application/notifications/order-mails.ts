import type { Order } from '#domain/orders/order.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { Mail } from './outbox.ts'

const listOf = ({ lines }: Order): string =>
  lines
    .map(
      ({ quantity, title, artist, price }) =>
        `${quantity} × ${title}, by ${artist.name}: ${formatMoney(price * quantity)}`,
    )
    .join('\n')

const linked = (link: string): string => `Your order: ${link}`

const written = (order: Order, subject: string, opening: string, whereToSee: string): Mail => ({
  to: order.email,
  subject,
  text: [
    `Dear ${order.shipping.name},`,
    opening,
    listOf(order),
    `Shipping: Free\nTotal: ${formatMoney(order.total)}`,
    whereToSee,
    brand.name,
  ].join('\n\n'),
})

/** Tells the buyer that a paid order is confirmed; without a link where it was sent before and is known no more. */
export const orderConfirmedMail = (order: Order, link: string | null): Mail =>
  written(
    order,
    `Order ${order.number} is confirmed`,
    'Thank you. Your order is paid, and its artists are packing it.',
    link === null ? 'The link in our first mail shows you your order.' : linked(link),
  )

/** Tells the buyer that an order waits for their payment. */
export const orderReceivedMail = (order: Order, instructions: string, link: string): Mail =>
  written(order, `Order ${order.number} waits for your payment`, `Thank you. ${instructions}`, linked(link))
