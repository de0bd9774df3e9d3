import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addToCart,
  type Cart,
  type CartItem,
  clearCart,
  emptyCart,
  mergeCarts,
  removeFromCart,
  setQuantity,
  totalItems,
  totalPrice,
} from './cart.ts'

const ids = ['a', 'b', 'c', 'd'] as const
const someId = fc.constantFrom(...ids)

/** A catalogue in which each work has one price and one stock. */
const someWorks = fc
  .array(fc.record({ price: fc.integer({ min: 1, max: 480_000 }), stock: fc.integer({ min: 0, max: 6 }) }), {
    minLength: ids.length,
    maxLength: ids.length,
  })
  .map((works) =>
    works.map((work, index) => ({
      ...work,
      id: ids[index] ?? '',
      title: `Work ${index}`,
      images: [],
      artist: { id: 'artist', name: 'Artist' },
    })),
  )

type Work = Omit<CartItem, 'quantity'>
type Change = (cart: Cart, works: readonly Work[]) => Cart

const adding = someId.map<Change>((id) => (cart, works) => {
  const work = works.find((each) => each.id === id)
  return work ? addToCart(cart, work) : cart
})
const setting = fc.tuple(someId, fc.integer({ min: -3, max: 12 })).map<Change>(
  ([id, quantity]) =>
    (cart) =>
      setQuantity(cart, id, quantity),
)
const removing = someId.map<Change>((id) => (cart) => removeFromCart(cart, id))
const clearing = fc.constant<Change>(() => clearCart())

const someChanges = fc.array(
  fc.oneof({ weight: 6, arbitrary: adding }, { weight: 4, arbitrary: setting }, removing, clearing),
  { maxLength: 30 },
)
const changed = (changes: readonly Change[], works: readonly Work[]) =>
  changes.reduce((cart, change) => change(cart, works), emptyCart)

function expectSound(cart: Cart): void {
  for (const { quantity, stock } of cart.items) {
    expect(quantity).toBeGreaterThanOrEqual(1)
    expect(quantity).toBeLessThanOrEqual(stock)
  }
  expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length)
}

it('holds every work once, between 1 and its stock, whatever is done to it', () => {
  fc.assert(fc.property(someChanges, someWorks, (changes, works) => expectSound(changed(changes, works))))
})

it('counts and sums its lines after every change', () => {
  fc.assert(
    fc.property(someChanges, someWorks, (changes, works) => {
      const cart = changed(changes, works)
      let items = 0
      let cents = 0
      for (const { quantity, price } of cart.items) {
        for (let piece = 0; piece < quantity; piece++) cents += price
        items += quantity
      }
      expect(totalItems(cart)).toBe(items)
      expect(totalPrice(cart)).toBe(cents)
    }),
  )
})

it('gains exactly one piece or an error when a work is added', () => {
  fc.assert(
    fc.property(someChanges, someWorks, someId, (changes, works, id) => {
      const work = works.find((each) => each.id === id)
      if (!work) return
      const before = changed(changes, works)
      const after = addToCart(before, work)
      expect(totalItems(after) - totalItems(before)).toBe(after.error === null ? 1 : 0)
    }),
  )
})

it('never changes the cart it was given', () => {
  fc.assert(
    fc.property(someChanges, someWorks, someChanges, (earlier, works, later) => {
      const cart = changed(earlier, works)
      const copy = structuredClone(cart)
      later.reduce((now, change) => change(now, works), cart)
      expect(cart).toEqual(copy)
    }),
  )
})

it('merges to a sound cart that holds exactly what either held, and no less than the greater of both', () => {
  fc.assert(
    fc.property(someChanges, someChanges, someWorks, (these, those, works) => {
      const [one, other] = [changed(these, works), changed(those, works)]
      const merged = mergeCarts(one, other)
      expectSound(merged)
      const quantityIn = (cart: Cart, id: string) => cart.items.find((item) => item.id === id)?.quantity ?? 0
      for (const { id, stock } of works)
        expect(quantityIn(merged, id)).toBe(Math.min(stock, quantityIn(one, id) + quantityIn(other, id)))
    }),
  )
})

it('merges with nothing to itself', () => {
  fc.assert(
    fc.property(someChanges, someWorks, (changes, works) => {
      const cart = { ...changed(changes, works), error: null }
      expect(mergeCarts(cart, emptyCart)).toEqual(cart)
      expect(mergeCarts(emptyCart, cart)).toEqual(cart)
    }),
  )
})
