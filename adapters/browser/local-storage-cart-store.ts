import type { CartStore } from '#application/cart/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { brand } from '#domain/shared/brand.ts'
import { keptCart, readKeptCart } from './kept-cart.ts'

/** Under which name a browser keeps the cart. */
export const cartKey = `${brand.slug}.cart`
const nameKey = `${cartKey}.name`

/** Random; without the source of ids that a page has over https alone. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

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
      if (items.length === 0) window.localStorage.removeItem(nameKey)
      else if (window.localStorage.getItem(nameKey) === null) window.localStorage.setItem(nameKey, newName())
    } catch (cause) {
      throw new Unavailable('This browser has no room to keep your cart.', { cause })
    }
  },
  name() {
    try {
      return window.localStorage.getItem(nameKey) ?? undefined
    } catch {
      return undefined
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
