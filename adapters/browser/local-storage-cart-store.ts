import type { CartStore } from '#application/cart/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { brand } from '#domain/shared/brand.ts'
import { keptCart, readKeptCart } from './kept-cart.ts'

/** Under which name a browser keeps the cart. */
export const cartKey = `${brand.slug}.cart`

/** Keeps the cart of someone who is not signed in, in their browser, the same for all its tabs. */
export const localStorageCartStore = (
  window: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): CartStore => ({
  async read() {
    try {
      return readKeptCart(window.localStorage.getItem(cartKey))
    } catch {
      // A browser told to keep nothing throws already at the question.
      return []
    }
  },
  async write(items) {
    try {
      window.localStorage.setItem(cartKey, keptCart(items))
    } catch (cause) {
      throw new Unavailable('This browser has no room to keep your cart.', { cause })
    }
  },
  onChange(listener) {
    const changed = (event: StorageEvent) => {
      // A null key: another tab has cleared everything.
      if (event.key === cartKey || event.key === null) listener(readKeptCart(event.newValue))
    }
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  },
})
