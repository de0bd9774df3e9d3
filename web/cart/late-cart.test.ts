import { afterEach, expect, test, vi } from 'vitest'
import type { AccountCart } from '#application/cart/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { totalItems, totalPrice } from '#domain/cart/cart.ts'
import { noAccountCart } from '#web/nothing-kept.ts'
import { sessionOf } from '#web/testing/session-of.ts'
import { artwork, catalogueOf, keptIn, unnamed } from '#web/testing/shop-window.ts'
import { startCart } from './cart-actor.ts'
import { lineOf } from './cart-lines.ts'
import { lateCart } from './late-cart.ts'

vi.mock('./cart-actor.ts', { spy: true })
afterEach(() => vi.unstubAllGlobals())

const salt = artwork({ id: 'salt', title: 'Salt Geometry', price: 4_550, stock: 3 })

function open(quantity: number, { user = null as string | null, account = noAccountCart } = {}) {
  const kept = keptIn(quantity === 0 ? [] : [{ ...lineOf(salt), quantity }])
  const person = sessionOf(user)
  const refused: string[] = []
  const input = { kept, account, catalogue: catalogueOf([salt]), ...person.life }
  const cart = lateCart(input, (text) => refused.push(text))
  const counted = () => totalItems(cart.view())
  return { cart, counted, kept, person, refused, stop: cart.start() }
}

test('an empty cart is known to be empty without its machine', async () => {
  const { cart, kept, stop } = open(0)
  expect(cart.view().isReading).toBe(true)
  await expect.poll(() => cart.view()).toMatchObject({ isReading: false, items: [] })
  // The machine would listen, too.
  expect(kept.listeners).toBe(1)
  stop()
  expect(kept.listeners).toBe(0)
})

test('what is kept is counted at once', async () => {
  const { cart, counted, stop } = open(2)
  const seen: unknown[] = []
  cart.onChange(() => seen.push([counted(), totalPrice(cart.view()), cart.view().isReading]))
  // While its machine is on its way.
  await expect.poll(() => seen[0]).toEqual([2, 9100, true])
  await expect.poll(() => cart.view().isReading).toBe(false)
  expect(counted()).toBe(2)
  stop()
})

test('what is asked while the machine is on its way is done when it is there, in order', async () => {
  const { cart, counted, kept, stop } = open(0)
  cart.send({ type: 'add artwork', artwork: salt })
  cart.send({ type: 'add artwork', artwork: salt })
  cart.send({ type: 'set quantity', id: 'salt', quantity: 1 })
  await expect.poll(() => counted()).toBe(1)
  await expect.poll(() => unnamed(kept.items)).toEqual([{ ...lineOf(salt), quantity: 1 }])
  stop()
})

test('a refused change is told', async () => {
  const { cart, refused, stop } = open(3)
  cart.send({ type: 'add artwork', artwork: salt })
  await expect.poll(() => refused).toEqual(['Reached maximum stock'])
  stop()
})

test.each([
  [true, 'The cart could not be opened. Please try again.'],
  [false, 'You are offline, and the cart could not be opened. Please try again when the network is back.'],
])(
  'a cart whose code does not come says why it cannot be filled, and comes when it is asked again (online: %s)',
  async (onLine, text) => {
    vi.stubGlobal('navigator', { onLine })
    vi.mocked(startCart).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { cart, counted, refused, stop } = open(0)
    cart.send({ type: 'add artwork', artwork: salt })
    await expect.poll(() => refused).toEqual([text])
    cart.send({ type: 'add artwork', artwork: salt })
    await expect.poll(() => counted()).toBe(1)
    stop()
  },
)

test('what another tab puts into an empty cart brings it to life', async () => {
  const { cart, counted, kept, stop } = open(0)
  await expect.poll(() => cart.view().isReading).toBe(false)
  kept.changeElsewhere([{ ...lineOf(salt), quantity: 2 }])
  await expect.poll(() => counted()).toBe(2)
  stop()
})

test('the cart of an account comes when somebody signs in', async () => {
  const account: AccountCart = {
    ...noAccountCart,
    read: async () => ({
      items: [{ ...lineOf(salt), price: 4_550, quantity: 2 }],
      totalItems: 2,
      totalPrice: 9_100,
      error: null,
    }),
  }
  const { cart, counted, person, stop } = open(0, { account })
  await expect.poll(() => cart.view().isReading).toBe(false)
  person.signIn('lena')
  await expect.poll(() => [counted(), totalPrice(cart.view())]).toEqual([2, 9100])
  stop()
})

test.each([
  [
    'is out of reach is said to be',
    new Unavailable('The gallery did not answer.'),
    ['The gallery did not answer.'],
  ],
  ['belongs to a session that has ended is told by the session', notSignedIn(), []],
])('a cart that %s', async (_, error, refusals) => {
  const account = { ...noAccountCart, read: () => Promise.reject(error) }
  const { cart, refused, stop } = open(0, { user: 'lena', account })
  expect(cart.view().isReading).toBe(true)
  await expect.poll(() => cart.view().isReading).toBe(false)
  expect(refused).toEqual(refusals)
  stop()
})
