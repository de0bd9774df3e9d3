import { expect, test, vi } from 'vitest'
import { notSignedIn } from '#application/shared/caller.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artwork, catalogueOf, keptIn } from '#web/testing/shop-window.ts'
import { cartKeeper } from './cart-keeper.ts'
import { lineOf } from './cart-lines.ts'

const salt = artwork({ id: 'salt', title: 'Salt Geometry', price: 45.5, stock: 3 })

function keep(quantity: number) {
  const store = keptIn(quantity === 0 ? [] : [{ ...lineOf(salt), quantity }])
  const refused = vi.fn<(text: string) => void>()
  const keeper = cartKeeper({ store, catalogue: catalogueOf([salt]) }, refused)
  return { keeper, store, refused, stop: keeper.start() }
}

test('an empty cart is known to be empty without its machine', async () => {
  const { keeper, stop } = keep(0)
  expect(keeper.read().isReading).toBe(true)
  await vi.waitFor(() => expect(keeper.read()).toMatchObject({ isReading: false, totalItems: 0 }))
  stop()
})

test('what is kept is counted at once', async () => {
  const { keeper, stop } = keep(2)
  await vi.waitFor(() => expect(keeper.read()).toMatchObject({ totalItems: 2, totalPrice: 9100 }))
  await vi.waitFor(() => expect(keeper.read().isReading).toBe(false))
  stop()
})

test('what is asked while the machine is on its way is done when it is there', async () => {
  const { keeper, stop } = keep(2)
  keeper.send({ type: 'set quantity', id: 'salt', quantity: 3 })
  await vi.waitFor(() => expect(keeper.read().totalItems).toBe(3))
  stop()
})

test('a refused change is told', async () => {
  const { keeper, refused, stop } = keep(3)
  keeper.send({ type: 'add artwork', artwork: salt })
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('Reached maximum stock'))
  stop()
})

test('the first work brings the cart to life, and is kept', async () => {
  const { keeper, store, stop } = keep(0)
  keeper.send({ type: 'add artwork', artwork: salt })
  await vi.waitFor(() => expect(keeper.read().items.map(({ id }) => id)).toEqual(['salt']))
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(1))
  stop()
})

test.each([
  [
    'is out of reach is said to be',
    new Unavailable('The gallery did not answer.'),
    ['The gallery did not answer.'],
  ],
  ['belongs to a session that has ended is told by the session', notSignedIn(), []],
])('a cart that %s', async (_, error, told) => {
  const store = { ...keptIn([]), read: () => Promise.reject(error) }
  const refused = vi.fn<(text: string) => void>()
  const keeper = cartKeeper({ store, catalogue: catalogueOf([]) }, refused)
  const stop = keeper.start()
  await vi.waitFor(() => expect(keeper.read().isReading).toBe(false))
  expect(refused.mock.calls.flat()).toEqual(told)
  stop()
})
