import type { CartItem } from '#domain/cart/cart.ts'

/** Where accounts' carts are kept. */
export interface CartRepository {
  /**
   * The lines in the order they entered: with the price that was seen, and how many there are now (0 for what is no
   * longer shown). Inside a unit of work this locks the cart: whoever else wants to change it waits until that has ended.
   * Outside of one it only looks, and what is saved after it may undo what another has saved meanwhile.
   */
  lines(userId: string): Promise<readonly CartItem[]>
  /** Those of the works that are on show now, as a cart remembers them, each once and in the order asked for. */
  works(ids: readonly string[]): Promise<readonly Omit<CartItem, 'quantity'>[]>
  /** Makes these the account's lines. Inside a unit of work. */
  save(userId: string, lines: readonly CartItem[]): Promise<void>
  /** Notes that a browser's cart comes in. Inside a unit of work. @returns false where it has come in before */
  claimMerge(userId: string, key: string): Promise<boolean>
  /**
   * Takes works out of an account's cart, which is locked like in `lines`, because they are ordered. Inside a unit of work.
   * @returns the ids of those that were in it
   */
  takeOut(userId: string, artworkIds: readonly string[]): Promise<readonly string[]>
  /**
   * Notes which lines leave browsers' carts with an order; whoever else notes the same waits. Inside a unit of work.
   * @param lines digests of their names
   * @returns those that had not left with another order, or with one that was cancelled or refunded since
   */
  takeOutLines(lines: readonly string[], orderId: string, at: Date): Promise<readonly string[]>
  /** Forgets what has left browsers' carts before then. */
  forgetTakenOut(before: Date): Promise<void>
}
