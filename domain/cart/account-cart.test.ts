import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { bringIn, mostLines, wantPieces } from './account-cart.ts'
import { type Cart, type CartItem, emptyCart } from './cart.ts'

const bowl: Omit<CartItem, 'quantity'> = {
  id: 'bowl',
  title: 'Tide Bowl',
  price: 12_050,
  stock: 3,
  images: [],
  artist: { id: 'amina', name: 'Amina Diallo' },
}
const print = { ...bowl, id: 'print', title: 'Night Market', price: 1_999, stock: 1 }
const cartOf = (...items: CartItem[]): Cart => ({ items, error: null })
const many = Array.from({ length: mostLines }, (_, index) => ({ ...bowl, id: `${index}`, quantity: 1 }))

describe('wanting pieces of a work', () => {
  it('puts it into the cart', () => {
    expect(wantPieces(emptyCart, bowl, 2)).toEqual(cartOf({ ...bowl, quantity: 2 }))
  })

  it('takes the work as it is now where it is in the cart', () => {
    const now = { ...bowl, price: 13_000, stock: 5 }
    expect(wantPieces(cartOf({ ...bowl, quantity: 2 }), now, 5)).toEqual(cartOf({ ...now, quantity: 5 }))
  })

  it('never wants more than there are, and says so', () => {
    expect(wantPieces(emptyCart, bowl, 4)).toEqual({
      items: [{ ...bowl, quantity: 3 }],
      error: 'Reached maximum stock',
    })
    expect(wantPieces(emptyCart, { ...bowl, stock: 0 }, 1)).toEqual({
      items: [],
      error: 'Reached maximum stock',
    })
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses %d pieces', (quantity) => {
    expect(() => wantPieces(emptyCart, bowl, quantity)).toThrow('A quantity is at least 1.')
  })

  it('refuses what has no price', () => {
    expect(() => wantPieces(emptyCart, { ...bowl, price: 0 }, 1)).toThrow('no longer for sale')
  })

  it('refuses one work more than a cart can hold, but no change of those in it', () => {
    expect(() => wantPieces(cartOf(...many), bowl, 1)).toThrow('at most 500')
    expect(wantPieces(cartOf(...many), { ...bowl, id: '7' }, 2).items[7]?.quantity).toBe(2)
  })
})

describe('bringing a browser’s cart in', () => {
  it('adds up quantities, capped at the stock, and keeps the account’s order', () => {
    const account = cartOf({ ...print, quantity: 1 }, { ...bowl, quantity: 2 })
    const brought = [
      { ...bowl, quantity: 2 },
      { ...bowl, id: 'jug', quantity: 1 },
    ]
    expect(bringIn(account, brought).items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['print', 1],
      ['bowl', 3],
      ['jug', 1],
    ])
  })

  it('brings nothing in that cannot be bought', () => {
    expect(
      bringIn(emptyCart, [
        { ...bowl, stock: 0, quantity: 1 },
        { ...print, price: 0, quantity: 1 },
      ]),
    ).toEqual(emptyCart)
  })

  it('leaves what the account wanted, though it is sold out by now', () => {
    const soldOut = { ...bowl, stock: 0, quantity: 2 }
    expect(bringIn(cartOf(soldOut), [{ ...soldOut, quantity: 1 }])).toEqual(cartOf(soldOut))
  })

  it('fills the cart up to what it can hold and takes nothing of the account’s away', () => {
    const { items } = bringIn(cartOf(...many.slice(1)), [
      { ...bowl, quantity: 1 },
      { ...print, quantity: 1 },
    ])
    expect(items.length).toBe(mostLines)
    expect(items.at(-1)?.id).toBe('bowl')
  })
})

it.each([
  ['no piece', () => wantPieces(emptyCart, bowl, 0), 'not-a-quantity'],
  ['a work without a price', () => wantPieces(emptyCart, { ...bowl, price: 0 }, 1), 'not-for-sale'],
  ['one work too many', () => wantPieces(cartOf(...many), bowl, 1), 'too-many-works'],
])('%s is refused by its code', (_, act, code) => {
  expect(refusalOf(act)).toMatchObject({ refusal: 'rule-broken', code })
})

it('no quantity is told of at its field', () => {
  expect(refusalOf(() => wantPieces(emptyCart, bowl, 0))?.fields).toEqual({
    quantity: 'A quantity is at least 1',
  })
})
