import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { CartStore } from '#application/cart/contract.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { cartChanges } from '#domain/cart/cart-changes.ts'
import { lineForm } from '#domain/cart/line-name.ts'
import { noAccountCart } from '#web/nothing-kept.ts'
import { sessionOf } from '#web/testing/session-of.ts'
import { artwork, catalogueOf, keptIn, pending, unnamed } from '#web/testing/shop-window.ts'
import { lineOf } from './cart-lines.ts'
import { cartMachine } from './cart-machine.ts'
import type { CartInput } from './cart-setup.ts'

const harbour = artwork({ id: 'harbour', title: 'Harbour at Dusk', price: 64_000, stock: 1 })
const salt = artwork({ id: 'salt', title: 'Salt Geometry', price: 4_550, stock: 3 })
const line = (work: typeof salt, quantity: number): CartItem => ({ ...lineOf(work), quantity })

/** A visitor's cart. */
const inputOf = (kept: CartStore, catalogue: Catalogue): CartInput => ({
  kept,
  catalogue,
  account: noAccountCart,
  ...sessionOf(null).life,
})

async function openCart({ kept = [] as readonly CartItem[], gallery = [harbour, salt] } = {}) {
  const store = keptIn(kept)
  const catalogue = catalogueOf(gallery)
  const cart = createActor(cartMachine, { input: inputOf(store, catalogue) })
  const refusals: string[] = []
  const notices: string[] = []
  cart.on('artwork is kept', ({ item }) => notices.push(item.title))
  cart.on('change refused', ({ text }) => refusals.push(text))
  cart.start()
  await waitFor(cart, (snapshot) => snapshot.matches('ready'))
  const lines = () => cart.getSnapshot().context.cart.items.map(({ id, quantity }) => `${quantity} × ${id}`)
  const written = () => waitFor(cart, (snapshot) => snapshot.matches({ ready: { keeping: 'kept' } }))
  const compared = async () => {
    cart.send({ type: 'compare with the gallery' })
    await waitFor(cart, (snapshot) => !snapshot.matches({ ready: { gallery: 'asking' } }))
  }
  return { cart, store, refusals, notices, lines, written, compared }
}

describe('what is kept', () => {
  test('the cart starts with the lines kept last time', async () => {
    const { lines } = await openCart({ kept: [line(salt, 2)] })
    expect(lines()).toEqual(['2 × salt'])
  })

  test('every change is written', async () => {
    const { cart, store, written } = await openCart()
    cart.send({ type: 'add artwork', artwork: salt })
    cart.send({ type: 'add artwork', artwork: salt })
    await written()
    expect(unnamed(store.items)).toEqual([line(salt, 2)])
    cart.send({ type: 'works were ordered', ids: ['salt'], isTold: false })
    await written()
    expect(unnamed(store.items)).toEqual([])
  })

  test('what was ordered leaves the cart; the rest stays', async () => {
    const { cart, store, lines, written } = await openCart({ kept: [line(salt, 2), line(harbour, 1)] })
    cart.send({ type: 'works were ordered', ids: ['salt', 'somewhere else'], isTold: false })
    await written()
    expect([lines(), store.items]).toEqual([['1 × harbour'], [line(harbour, 1)]])
  })

  test('a line goes by one name for as long as it is in the cart, and by another when it comes again', async () => {
    const { cart, store, written } = await openCart()
    const names: unknown[] = []
    for (const event of [
      { type: 'add artwork', artwork: salt },
      { type: 'add artwork', artwork: salt },
      { type: 'set quantity', id: 'salt', quantity: 3 },
      { type: 'remove artwork', id: 'salt' },
      { type: 'add artwork', artwork: salt },
    ] as const) {
      cart.send(event)
      await written()
      names.push(store.items[0]?.line)
    }
    const [first, more, set, removed, again] = names
    expect(first).toMatch(lineForm)
    expect([more, set, removed]).toEqual([first, first, undefined])
    expect(again).toMatch(lineForm)
    expect(again).not.toBe(first)
  })

  test('a work added while the kept cart is still being read counts with it, up to the stock', async () => {
    const store = keptIn([])
    const read = pending<readonly CartItem[]>()
    const cart = createActor(cartMachine, {
      input: inputOf({ ...store, read: () => read.promise }, catalogueOf([])),
    }).start()
    cart.send({ type: 'add artwork', artwork: salt })
    cart.send({ type: 'add artwork', artwork: harbour })
    read.resolve([line(salt, 1), line(harbour, 1)])
    await waitFor(cart, (snapshot) => snapshot.matches('ready'))
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([line(salt, 2), line(harbour, 1)])
  })

  test('a store that cannot be read leaves an empty cart that works', async () => {
    const cart = createActor(cartMachine, {
      input: inputOf({ ...keptIn([]), read: () => Promise.reject(new Error('blocked')) }, catalogueOf([])),
    }).start()
    await waitFor(cart, (snapshot) => snapshot.matches('ready'))
    cart.send({ type: 'add artwork', artwork: salt })
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([line(salt, 1)])
  })

  test('a full store does not take the line away, but is told', async () => {
    const cart = createActor(cartMachine, {
      input: inputOf(
        { ...keptIn([]), write: () => Promise.reject(new Unavailable('full')) },
        catalogueOf([]),
      ),
    }).start()
    await waitFor(cart, (snapshot) => snapshot.matches('ready'))
    cart.send({ type: 'add artwork', artwork: salt })
    const { context } = await waitFor(cart, (snapshot) =>
      snapshot.matches({ ready: { keeping: 'not kept' } }),
    )
    expect(unnamed(context.cart.items)).toEqual([line(salt, 1)])
  })

  test('a work is said to be in the cart when that is kept, and not before', async () => {
    const { cart, store, notices, written } = await openCart()
    cart.send({ type: 'add artwork', artwork: harbour })
    expect(notices).toEqual([])
    await written()
    expect(notices).toEqual(['Harbour at Dusk'])
    // One piece is all there is.
    cart.send({ type: 'add artwork', artwork: harbour })
    await written()
    cart.send({ type: 'add artwork', artwork: salt })
    store.changeElsewhere([])
    cart.send({ type: 'set quantity', id: 'salt', quantity: 1 })
    await written()
    expect(notices).toEqual(['Harbour at Dusk'])
  })

  test('another tab changes this one, and nothing is written back', async () => {
    const { store, lines } = await openCart({ kept: [line(salt, 1)] })
    store.changeElsewhere([line(harbour, 1)])
    expect(lines()).toEqual(['1 × harbour'])
    expect(store.writes).toBe(0)
  })

  test('after it has stopped it does not listen any more', async () => {
    const { cart, store } = await openCart()
    expect(store.listeners).toBe(1)
    cart.stop()
    expect(store.listeners).toBe(0)
  })
})

describe('what is refused', () => {
  test('more than there is', async () => {
    const { cart, refusals, lines } = await openCart({ kept: [line(harbour, 1)] })
    cart.send({ type: 'add artwork', artwork: harbour })
    expect(refusals).toEqual(['Reached maximum stock'])
    expect(lines()).toEqual(['1 × harbour'])
  })

  test('a quantity over the stock, which is capped', async () => {
    const { cart, refusals, lines } = await openCart({ kept: [line(salt, 1)] })
    cart.send({ type: 'set quantity', id: 'salt', quantity: 5 })
    expect(refusals).toEqual(['Reached maximum stock'])
    expect(lines()).toEqual(['3 × salt'])
  })

  test('and nothing else', async () => {
    const { cart, refusals } = await openCart({ kept: [line(salt, 1)] })
    cart.send({ type: 'set quantity', id: 'salt', quantity: 3 })
    cart.send({ type: 'set quantity', id: 'salt', quantity: 2 })
    expect(refusals).toEqual([])
  })
})

describe('removing', () => {
  test('can be taken back, and the line stands where it stood', async () => {
    const { cart, lines } = await openCart({ kept: [line(salt, 2), line(harbour, 1)] })
    cart.send({ type: 'remove artwork', id: 'salt' })
    expect(lines()).toEqual(['1 × harbour'])
    cart.send({ type: 'take the removal back' })
    expect(lines()).toEqual(['2 × salt', '1 × harbour'])
    expect(cart.getSnapshot().context.removed).toBeNull()
  })

  test('taken back after the same work was added again changes nothing', async () => {
    const { cart, lines } = await openCart({ kept: [line(salt, 2)] })
    cart.send({ type: 'remove artwork', id: 'salt' })
    cart.send({ type: 'add artwork', artwork: salt })
    cart.send({ type: 'take the removal back' })
    expect(lines()).toEqual(['1 × salt'])
  })
})

describe('comparing with the gallery', () => {
  const changed = { price: 5_000, stock: 1 }

  test('changes nothing by itself', async () => {
    const { cart, compared } = await openCart({
      kept: [line(salt, 2)],
      gallery: [{ ...salt, ...changed }],
    })
    await compared()
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([line(salt, 2)])
    expect(cart.getSnapshot().context.current).toEqual([
      { id: 'salt', price: 5000, stock: 1, heldUntil: null },
    ])
  })

  test('what has changed is taken when the shopper accepts it', async () => {
    const { cart, compared } = await openCart({
      kept: [line(salt, 2), line(harbour, 1)],
      gallery: [{ ...salt, ...changed }],
    })
    await compared()
    cart.send({ type: 'accept what has changed' })
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([
      { ...line(salt, 1), price: 5000, stock: 1 },
    ])
  })

  test('a stock that is enough is taken silently, so that the stepper knows its limit', async () => {
    const { cart, compared } = await openCart({ kept: [line(salt, 1)], gallery: [{ ...salt, stock: 7 }] })
    await compared()
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([{ ...line(salt, 1), stock: 7 }])
  })

  test('a work that is shown but no longer for sale counts as gone', async () => {
    const { cart, compared } = await openCart({ kept: [line(salt, 1)], gallery: [{ ...salt, price: 0 }] })
    await compared()
    const { cart: kept, current } = cart.getSnapshot().context
    expect(cartChanges(kept, current ?? []).map(({ kind }) => kind)).toEqual(['gone'])
  })

  test('a gallery that does not answer leaves the cart as it is', async () => {
    const cart = createActor(cartMachine, {
      input: inputOf(keptIn([line(salt, 1)]), {
        ...catalogueOf([]),
        artworks: () => Promise.reject(new Unavailable()),
      }),
    }).start()
    await waitFor(cart, (snapshot) => snapshot.matches('ready'))
    cart.send({ type: 'compare with the gallery' })
    await waitFor(cart, (snapshot) => snapshot.matches({ ready: { gallery: 'did not answer' } }))
    expect(unnamed(cart.getSnapshot().context.cart.items)).toEqual([line(salt, 1)])
  })

  test('lines that another tab brings are asked for as well', async () => {
    const { cart, store, compared } = await openCart({ kept: [line(salt, 1)] })
    await compared()
    store.changeElsewhere([line(harbour, 1)])
    expect(cart.getSnapshot().context.current).toBeNull()
    await waitFor(cart, (snapshot) => snapshot.matches({ ready: { gallery: 'answered' } }))
    expect(cart.getSnapshot().context.current).toEqual([
      { id: 'harbour', price: 64000, stock: 1, heldUntil: null },
    ])
  })
})
