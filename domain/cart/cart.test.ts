import { describe, expect, it } from 'vitest'
import { lineTotal } from '#domain/orders/order-price.ts'
import {
  addToCart,
  type Cart,
  type CartItem,
  canDecrease,
  canIncrease,
  clearCart,
  emptyCart,
  mergeCarts,
  removeFromCart,
  setQuantity,
  totalItems,
  totalPrice,
} from './cart.ts'

const bowl: Omit<CartItem, 'quantity'> = {
  id: 'bowl',
  title: 'Tide Bowl',
  price: 12_050,
  stock: 3,
  images: [{ imageUrl: '/media/abc/800', width: 800, height: 600, alt: 'A blue bowl' }],
  artist: { id: 'amina', name: 'Amina Diallo' },
}
const print: Omit<CartItem, 'quantity'> = {
  ...bowl,
  id: 'print',
  title: 'Night Market',
  price: 1_999,
  stock: 1,
}

const cartOf = (...items: CartItem[]): Cart => ({ items, error: null })

describe('adding', () => {
  it('puts a new work in with quantity 1 and everything the cart shows of it', () => {
    expect(addToCart(emptyCart, bowl)).toEqual({ items: [{ ...bowl, quantity: 1 }], error: null })
  })

  it('adds one piece of a work that is there already', () => {
    expect(addToCart(cartOf({ ...bowl, quantity: 1 }), bowl)).toEqual(cartOf({ ...bowl, quantity: 2 }))
  })

  it('says so at the stock, and changes nothing', () => {
    const full = cartOf({ ...bowl, quantity: 3 })
    expect(addToCart(full, bowl)).toEqual({ ...full, error: 'Reached maximum stock' })
  })

  it('takes nothing away where some of it is no longer there', () => {
    const more = cartOf({ ...bowl, quantity: 5 })
    expect(addToCart(more, bowl)).toEqual({ ...more, error: 'Reached maximum stock' })
  })

  it('takes no work that is sold out', () => {
    expect(addToCart(emptyCart, { ...bowl, stock: 0 })).toEqual({ items: [], error: 'Reached maximum stock' })
  })

  it('keeps the order in which works came', () => {
    expect(addToCart(addToCart(emptyCart, bowl), print).items.map(({ id }) => id)).toEqual(['bowl', 'print'])
  })

  it('forgets what an earlier change could not do', () => {
    expect(addToCart({ items: [], error: 'Reached maximum stock' }, bowl).error).toBeNull()
  })
})

describe('setting a quantity', () => {
  const cart = cartOf({ ...bowl, quantity: 1 }, { ...print, quantity: 1 })

  it('changes that line alone', () => {
    expect(setQuantity(cart, 'bowl', 2)).toEqual(cartOf({ ...bowl, quantity: 2 }, { ...print, quantity: 1 }))
  })

  it('caps it at the stock and says so', () => {
    const capped = setQuantity(cart, 'bowl', 9)
    expect(capped.items[0]?.quantity).toBe(3)
    expect(capped.error).toBe('Reached maximum stock')
  })

  it.each([0, -4])('never goes below 1 (%i)', (quantity) => {
    expect(setQuantity(cart, 'bowl', quantity).items[0]?.quantity).toBe(1)
  })

  it('ignores what is no number', () => {
    expect(setQuantity(cart, 'bowl', Number.NaN)).toEqual(cart)
  })

  it('does nothing for a work that is not in the cart', () => {
    expect(setQuantity(cart, 'vase', 2)).toEqual(cart)
  })
})

describe('the stepper', () => {
  it.each([
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])('at %i of 3 can decrease: %s, can increase: %s', (quantity, down, up) => {
    expect(canDecrease({ ...bowl, quantity })).toBe(down)
    expect(canIncrease({ ...bowl, quantity })).toBe(up)
  })
})

describe('removing and clearing', () => {
  it('takes the line out', () => {
    const cart = cartOf({ ...bowl, quantity: 2 }, { ...print, quantity: 1 })
    expect(removeFromCart(cart, 'bowl')).toEqual(cartOf({ ...print, quantity: 1 }))
  })

  it('empties the cart', () => {
    expect(clearCart()).toEqual({ items: [], error: null })
  })
})

describe('totals', () => {
  const cart = cartOf({ ...bowl, quantity: 2 }, { ...print, quantity: 1 })

  it('sums quantities', () => {
    expect(totalItems(cart)).toBe(3)
  })

  it('sums price times quantity', () => {
    expect(lineTotal({ ...bowl, quantity: 2 })).toBe(24_100)
    expect(totalPrice(cart)).toBe(26_099)
  })
})

describe('merging two carts', () => {
  it('goes on calling a line what the first one calls it', () => {
    const named = (line?: string) => cartOf({ ...bowl, quantity: 1, ...(line && { line }) })
    const calledBy = (one: Cart, other: Cart) => mergeCarts(one, other).items.map(({ line }) => line)
    expect(calledBy(named('first'), named('second'))).toEqual(['first'])
    expect(calledBy(named(), named('second'))).toEqual(['second'])
    expect(calledBy(named('first'), named())).toEqual(['first'])
    expect(mergeCarts(named(), named()).items[0]).not.toHaveProperty('line')
  })

  it('leaves out what is sold out by then', () => {
    const soldOut = cartOf({ ...bowl, stock: 0, quantity: 1 })
    expect(mergeCarts(cartOf({ ...bowl, quantity: 1 }), soldOut)).toEqual(emptyCart)
    expect(mergeCarts(emptyCart, soldOut)).toEqual(emptyCart)
  })

  it('keeps what only one of them holds', () => {
    const merged = mergeCarts(cartOf({ ...bowl, quantity: 2 }), cartOf({ ...print, quantity: 1 }))
    expect(merged).toEqual(cartOf({ ...bowl, quantity: 2 }, { ...print, quantity: 1 }))
  })

  it('adds up what both hold, capped at the stock and with the price that the second knows', () => {
    const fresh = { ...bowl, price: 11_000, stock: 2, quantity: 1 }
    expect(mergeCarts(cartOf({ ...bowl, quantity: 3 }), cartOf(fresh))).toEqual(
      cartOf({ ...fresh, quantity: 2 }),
    )
  })
})
