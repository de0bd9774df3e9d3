import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from './cart.ts'
import { canBeBought, cartChanges, takenOutElsewhere, withCurrentArtworks } from './cart-changes.ts'
import { noLongerShown } from './work-news.ts'

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

describe('what has left the cart in another window', () => {
  const print = { ...bowl, id: 'print', title: 'Night Market' }

  it('is each work that is seen and not kept, with what to say of it', () => {
    expect(takenOutElsewhere([bowl, print], [{ id: 'bowl' }])).toEqual([
      { id: 'print', text: '“Night Market” is no longer in your cart: it was ordered or removed elsewhere.' },
    ])
  })

  it('is nothing where all is kept, and more', () => {
    expect(takenOutElsewhere([bowl], [{ id: 'bowl' }, { id: 'print' }])).toEqual([])
  })
})

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

describe('one work among others', () => {
  const jug: CartItem = { ...bowl, id: 'jug', title: 'Jug', quantity: 1, stock: 1 }
  const both: Cart = { items: [bowl, jug], error: null }
  const asSeen = (id: string, change: object = {}) => ({ id, price: 12_050, stock: 3, ...change })

  it('is told of by itself, and the others can still be bought', () => {
    const changes = cartChanges(both, [asSeen('jug'), asSeen('bowl', { stock: 0 })])
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([['bowl', 'sold-out']])
    expect(canBeBought(both, changes)).toBe(true)
  })

  it('is taken at its own price, wherever it stands in the answer', () => {
    const current = [asSeen('jug', { price: 1 }), asSeen('bowl', { price: 2 })]
    expect(withCurrentArtworks(both, current).items.map(({ id, price }) => [id, price])).toEqual([
      ['bowl', 2],
      ['jug', 1],
    ])
  })

  it('keeps the others from nothing when it can be bought, and they cannot', () => {
    const changes = cartChanges(both, [asSeen('bowl', { price: 0 }), asSeen('jug', { stock: 0 })])
    expect(canBeBought(both, changes)).toBe(false)
  })
})

describe('the last pieces', () => {
  it('in another basket are told of with the time until when they are', () => {
    const heldUntil = '2026-03-01T10:15:00Z'
    expect(cartChanges(cart, [{ id: 'bowl', price: 12_050, stock: 0, heldUntil }])).toEqual([
      {
        id: 'bowl',
        title: 'Tide Bowl',
        kind: 'sold-out',
        text: '“Tide Bowl” is in another basket just now.',
        heldUntil,
      },
    ])
    expect(cartChanges(cart, [{ id: 'bowl', price: 12_050, stock: 3, heldUntil }])).toEqual([])
  })

  it('are told of only where there are fewer than are wanted, in their number', () => {
    expect(cartChanges(cart, now({ stock: 2 }))).toEqual([])
    const three: Cart = { items: [{ ...bowl, quantity: 3 }], error: null }
    expect(cartChanges(three, now({ stock: 2 })).map(({ text }) => text)).toEqual([
      'There are only 2 left of “Tide Bowl”.',
    ])
  })
})

it('a work whose title nobody knows any more is told of all the same', () => {
  expect(noLongerShown()).toBe('This work is no longer shown.')
})
