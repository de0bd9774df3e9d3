import { type Cents, sumOf } from '#domain/shared/money.ts'

/** In cents: shipping is always free. Here, for a cart needs no address to say what it costs. */
const shippingCost = 0

/** The same in words. */
export const shippingInWords = 'Free'

/** So many pieces of one price. */
export interface PricedPieces {
  /** For one. */
  readonly price: Cents
  readonly quantity: number
}

/** What was taken off a price after it had been paid: an amount below zero. */
export interface PriceAdjustment {
  readonly amount: Cents
  readonly at: Date
}

/** What an order costs. */
export interface OrderPrice<Line extends PricedPieces = PricedPieces> {
  readonly lines: readonly (Line & { readonly total: Cents })[]
  readonly adjustments: readonly PriceAdjustment[]
  /** What the lines come to. */
  readonly subtotal: Cents
  readonly shipping: Cents
  /** What is charged. */
  readonly total: Cents
  /** What is left of it after everything that was taken off. */
  readonly left: Cents
}

/** What the pieces of a line cost together. */
export const lineTotal = ({ price, quantity }: PricedPieces): Cents => price * quantity

/** The price of what stands in a cart, is shown, held, ordered, booked and given back: it is computed here and nowhere else. */
export function orderPrice<Line extends PricedPieces>(
  lines: readonly Line[],
  adjustments: readonly PriceAdjustment[] = [],
): OrderPrice<Line> {
  const priced = lines.map((line) => ({ ...line, total: lineTotal(line) }))
  const subtotal = sumOf(priced.map(({ total }) => total))
  const total = subtotal + shippingCost
  return {
    lines: priced,
    adjustments,
    subtotal,
    shipping: shippingCost,
    total,
    left: total + sumOf(adjustments.map(({ amount }) => amount)),
  }
}
