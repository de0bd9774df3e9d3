import type { Cents } from '#domain/shared/money.ts'

/** What was bought, as it was at that moment. Price in cents for one piece. */
export interface OrderLine {
  readonly artworkId: string
  readonly title: string
  readonly quantity: number
  readonly price: Cents
  readonly imageUrl: string | null
  readonly artist: { readonly id: string; readonly name: string }
}

/** The address of a kept picture, at any width. */
const picture = /^\/media\/[0-9a-f]{32}\/\d+$/

/**
 * A line of an order that is being placed. Its picture names the order: whoever has that sees what was bought, also when it
 * hangs no more.
 */
export const boughtLine = (line: OrderLine, orderId: string): OrderLine => ({
  ...line,
  imageUrl: line.imageUrl?.replace(picture, `$&?order=${orderId}`) ?? null,
})
