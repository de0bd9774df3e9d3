import { Order } from '#domain/orders/order.ts'
import type { OrderDetails } from '#domain/orders/order-details.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { emptyShipping, type ShippingForm } from '#domain/orders/shipping.ts'

/** Where Lena Okoro lives. */
export const lenasAddress: ShippingForm = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
}

/** A line of an order: one piece of a work by Amina Njoroge, but for what a test says. */
export const aLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  artworkId: 'harbour',
  title: 'Harbour at Dusk',
  quantity: 1,
  price: 640_00,
  imageUrl: null,
  artist: { id: 'amina', name: 'Amina Njoroge' },
  ...line,
})

/** Pieces of a work that goes by its title, by an artist who goes by a first name. Price in cents for one piece. */
export const piecesOf = (title: string, artist: string, price: number, quantity = 1): OrderLine =>
  aLine({ artworkId: title, title, quantity, price, artist: { id: artist, name: artist } })

/** An order that waits for its payment by card, but for what a test says. */
export const anOrder = (
  details: Partial<OrderDetails> = {},
  placedAt = new Date('2026-03-01T10:00:00Z'),
): Order =>
  new Order(
    {
      id: 'order',
      number: '4829-1736',
      email: 'lena@example.test',
      shipping: emptyShipping,
      method: 'card',
      lines: [aLine()],
      feePercent: 15,
      accessKeyDigest: 'digest',
      ...details,
    },
    placedAt,
  )

/** The same, paid as soon as it was placed. */
export function aPaidOrder(details: Partial<OrderDetails> = {}, at?: Date): Order {
  const order = anOrder(details, at)
  order.markPaid(order.placedAt)
  return order
}
