import type { CartItem } from '#domain/cart/cart.ts'

/** Where accounts' carts are kept. */
export interface CartRepository {
  /**
   * The lines in the order they entered: with the price that was seen, and how many there are now (0 for what is no
   * longer shown). Inside a unit of work nobody else changes the cart meanwhile.
   */
  lines(userId: string): Promise<readonly CartItem[]>
  /** Those of the works that are on show now, as a cart remembers them. */
  works(ids: readonly string[]): Promise<readonly Omit<CartItem, 'quantity'>[]>
  /** Makes these the account's lines. */
  save(userId: string, lines: readonly CartItem[]): Promise<void>
  /** Notes that a browser's cart comes in. @returns false where it has come in before */
  claimMerge(userId: string, key: string): Promise<boolean>
}
