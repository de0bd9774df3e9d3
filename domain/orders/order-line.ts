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

/** What lines cost together. */
export const linesTotal = (lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
