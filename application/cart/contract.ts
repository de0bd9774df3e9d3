import type { ImageView } from '#application/catalogue/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Where the cart of somebody who is not signed in is kept between visits. */
export interface CartStore {
  /** The kept lines; empty where nothing readable is kept. */
  read(): Promise<readonly CartItem[]>
  /** @throws Unavailable where there is no room for them */
  write(items: readonly CartItem[]): Promise<void>
  /** Names what is kept, the same in all tabs, until it is emptied; undefined where nothing can be kept. */
  name(): string | undefined
  /** Tells of changes made elsewhere (another tab); returns how to stop listening. */
  onChange(listener: (items: readonly CartItem[]) => void): () => void
}

export interface CartLineView {
  /** The work's id. */
  readonly id: string
  readonly title: string
  /** Of one piece, as its buyer last saw them: what they are now, the catalogue tells. */
  readonly price: Cents
  readonly quantity: number
  /** How many there are now; 0 for what is sold out or no longer shown. */
  readonly stock: number
  readonly images: readonly ImageView[]
  readonly artist: { readonly id: string; readonly name: string }
}

export interface CartView {
  readonly items: readonly CartLineView[]
  readonly totalItems: number
  readonly totalPrice: Cents
  /** What the last change could not do, such as 'Reached maximum stock'. */
  readonly error: string | null
}

/** A line as a browser knows it. */
export interface WantedLine {
  readonly artworkId: string
  /** At least 1. */
  readonly quantity: number
  /** As it was seen for one piece; what it is now unless given. */
  readonly price?: Cents | undefined
}

/** The cart of whoever is signed in, the same on every device. Each throws DomainError not-signed-in for a visitor. */
export interface AccountCart {
  read(): Promise<CartView>
  /**
   * A work that is not in the cart yet is put into it. Capped at the stock, which `error` then says.
   * @throws DomainError not-found, rule-broken 'not-a-quantity', 'not-for-sale' or 'too-many-works'
   */
  setQuantity(line: WantedLine): Promise<CartView>
  remove(artworkId: string): Promise<CartView>
  clear(): Promise<CartView>
  /**
   * Puts a browser's cart into the account's: quantities add up, capped at the stock; what is sold out, not for sale or
   * no longer shown is left out. `key` names the browser's cart: the same cart enters once, however often it is sent.
   * @throws DomainError rule-broken 'not-a-quantity'
   */
  merge(lines: readonly WantedLine[], key?: string): Promise<CartView>
}
