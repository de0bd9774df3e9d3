import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from './cart.ts'
import { canBeBought, cartChanges, withCurrentArtworks } from './cart-changes.ts'

const bowl: CartItem = {
  id: 'bowl',
  title: 'Tide Bowl',
  price: 12_050,
  quantity: 2,
  stock: 3,
  images: [],
  artist: { id: 'amina', name: 'Amina Diallo' },
}
const cart: Cart = { items: [bowl], error: null }
const now = (change: Partial<{ price: number; stock: number }>) => [
  { id: 'bowl', price: 12_050, stock: 3, ...change },
]

describe('what has changed', () => {
  it('is nothing while works are as they were seen', () => {
    expect(cartChanges(cart, now({}))).toEqual([])
  })

  it.each([
    ['gone', [], '“Tide Bowl” is no longer shown.'],
    ['gone', now({ price: 0 }), '“Tide Bowl” is no longer for sale.'],
    ['sold-out', now({ stock: 0 }), '“Tide Bowl” is sold out.'],
    ['less-left', now({ stock: 1 }), 'There is only 1 left of “Tide Bowl”.'],
    ['price-changed', now({ price: 13_000 }), '“Tide Bowl” now costs $130.00 instead of $120.50.'],
  ])('is told: %s', (kind, current, text) => {
    expect(cartChanges(cart, current)).toEqual([{ id: 'bowl', title: 'Tide Bowl', kind, text }])
  })

  it('can be price and stock at once', () => {
    expect(cartChanges(cart, now({ price: 13_000, stock: 1 })).map(({ kind }) => kind)).toEqual([
      'price-changed',
      'less-left',
    ])
  })
})

describe('the cart as it can be bought now', () => {
  it('has current prices and no more pieces than there are', () => {
    expect(withCurrentArtworks(cart, now({ price: 13_000, stock: 1 })).items).toEqual([
      { ...bowl, price: 13_000, stock: 1, quantity: 1 },
    ])
  })

  it.each([[[]], [now({ stock: 0 })], [now({ price: 0 })]])(
    'leaves out what is gone or sold out',
    (current) => {
      expect(withCurrentArtworks(cart, current).items).toEqual([])
    },
  )
})

describe('what can still be bought', () => {
  it.each([
    [now({ price: 13_000, stock: 1 }), true],
    [now({ stock: 0 }), false],
    [now({ price: 0 }), false],
    [[], false],
  ])('is told by what has changed', (current, expected) => {
    expect(canBeBought(cart, cartChanges(cart, current))).toBe(expected)
  })

  it('is nothing in an empty cart', () => {
    expect(canBeBought({ items: [] }, [])).toBe(false)
  })
})
