import type { Order } from '#domain/orders/order.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { Mail } from './outbox.ts'

/** The address that opens an order without an account. */
const linkToOrder = ({ number, accessKey }: Order, publicUrl: string): string =>
  `${publicUrl}/orders/${number}?key=${accessKey}`

const listOf = ({ lines }: Order): string =>
  lines
    .map(
      ({ quantity, title, artist, price }) =>
        `${quantity} × ${title}, by ${artist.name}: ${formatMoney(price * quantity)}`,
    )
    .join('\n')

const written = (order: Order, subject: string, opening: string, publicUrl: string): Mail => ({
  to: order.email,
  subject,
  text: [
    `Dear ${order.shipping.name},`,
    opening,
    listOf(order),
    `Shipping: Free\nTotal: ${formatMoney(order.total)}`,
    `Your order: ${linkToOrder(order, publicUrl)}`,
    brand.name,
  ].join('\n\n'),
})

/** Tells the buyer that a paid order is confirmed. */
export const orderConfirmedMail = (order: Order, publicUrl: string): Mail =>
  written(
    order,
    `Order ${order.number} is confirmed`,
    'Thank you. Your order is paid, and its artists are packing it.',
    publicUrl,
  )

/** Tells the buyer that an order waits for their payment. */
export const orderReceivedMail = (order: Order, instructions: string, publicUrl: string): Mail =>
  written(order, `Order ${order.number} waits for your payment`, `Thank you. ${instructions}`, publicUrl)
