import type { CartItem } from '#domain/cart/cart.ts'

/** Where a visitor's cart is kept between visits. */
export interface CartStore {
  /** The kept lines; empty where nothing readable is kept. */
  read(): Promise<readonly CartItem[]>
  write(items: readonly CartItem[]): Promise<void>
  /** Tells of changes made elsewhere (another tab); returns how to stop listening. */
  onChange(listener: (items: readonly CartItem[]) => void): () => void
}
