import { expect, it } from 'vitest'
import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { orderedCart, putBackIntoCart } from './out-of-cart.ts'

const digest = (text: string) => `digest of ${text}`
const [bowl, print] = ['bowl', 'print'].map((artworkId) => ({ artworkId, quantity: 1 })) as [
  { artworkId: string; quantity: number },
  { artworkId: string; quantity: number },
]

it('an order comes from an account’s cart, from lines of a browser’s, or from none', () => {
  expect(orderedCart({ fromCart: true, items: [{ ...bowl, line: 'a' }] }, 'lena', digest)).toEqual({
    userId: 'lena',
  })
  expect(() => orderedCart({ fromCart: true, items: [bowl] }, null, digest)).toThrow('sign in')
  expect(orderedCart({ items: [{ ...bowl, line: 'a' }, print] }, 'lena', digest)).toEqual({
    lines: new Map([['bowl', 'digest of line a']]),
  })
  expect(orderedCart({ fromCart: false, items: [bowl] }, 'lena', digest)).toBeNull()
})

it('what is put back stands beside what came meanwhile, each as it was ordered, and nothing twice', async () => {
  const work = (id: string) => ({
    id,
    title: id,
    price: 5_000,
    stock: 9,
    images: [],
    artist: { id: 'amina', name: 'Amina Njoroge' },
  })
  let kept: readonly CartItem[] = ['bowl', 'rug'].map((id) => ({ ...work(id), quantity: 2 }))
  const carts: CartRepository = {
    lines: async () => kept,
    // One is hidden by then.
    works: async (ids) => ids.filter((id) => id !== 'kite').map(work),
    save: async (_, lines) => {
      kept = lines
    },
    claimMerge: () => Promise.reject(new Error('nobody merges')),
    takeOut: () => Promise.reject(new Error('nothing is taken out')),
    takeOutLines: () => Promise.reject(new Error('nothing is taken out')),
    forgetTakenOut: () => Promise.reject(new Error('nothing is forgotten')),
  }
  const ports = { carts, work: { run: <T>(act: () => Promise<T>) => act() } }
  const items = [
    bowl,
    { ...print, quantity: 3, price: 4_000 },
    { artworkId: 'kite', quantity: 1 },
    { artworkId: 'vase', quantity: 2 },
  ]
  await putBackIntoCart({ userId: 'lena' }, items, ports)
  const lines = [
    ['bowl', 2, 5_000],
    ['rug', 2, 5_000],
    ['print', 3, 4_000],
    ['vase', 2, 5_000],
  ]
  expect(kept.map(({ id, quantity, price }) => [id, quantity, price])).toEqual(lines)
  for (const cart of [null, { lines: new Map() }]) await putBackIntoCart(cart, items, ports)
  expect(kept).toHaveLength(4)
})
