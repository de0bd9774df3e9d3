// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { localStorageCartStore } from './local-storage-cart-store.ts'

const line: CartItem = {
  id: 'salt',
  title: 'Salt Geometry',
  price: 4550,
  quantity: 2,
  stock: 3,
  images: [{ imageUrl: '/media/abc/800', width: 800, height: 600, alt: 'A grid' }],
  artist: { id: 'brook', name: 'Brook Tadesse' },
}

const keep = (text: string) => localStorage.setItem('sanaa.cart', text)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('what is written is read again, by another store too', async () => {
  await localStorageCartStore(window).write([line])
  expect(await localStorageCartStore(window).read()).toEqual([line])
  expect(JSON.parse(localStorage.getItem('sanaa.cart') ?? '')).toEqual({ version: 1, items: [line] })
})

test('an unused browser has an empty cart', async () => {
  expect(await localStorageCartStore(window).read()).toEqual([])
})

test.each([
  ['no JSON', '{{{'],
  ['something else', '"hello"'],
  ['another version', JSON.stringify({ version: 2, items: [line] })],
  ['no lines', JSON.stringify({ version: 1, items: {} })],
])('%s is an empty cart', async (_, text) => {
  keep(text)
  expect(await localStorageCartStore(window).read()).toEqual([])
})

test.each([
  ['a price that is no whole number of cents', { price: 45.5 }],
  ['a negative price', { price: -1 }],
  ['no piece', { quantity: 0 }],
  ['more than there is', { quantity: 4 }],
  ['no title', { title: '' }],
  ['no artist', { artist: null }],
  ['pictures without an address', { images: [{ width: 1, height: 1, alt: '' }] }],
  ['a text for a number', { quantity: '2' }],
])('a line with %s is left out, the others stay', async (_, broken) => {
  keep(JSON.stringify({ version: 1, items: [{ ...line, ...broken }, { ...line, id: 'other' }, null] }))
  expect(await localStorageCartStore(window).read()).toEqual([{ ...line, id: 'other' }])
})

test('a browser that keeps nothing has an empty cart', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await localStorageCartStore(window).read()).toEqual([])
})

test('a full browser says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(localStorageCartStore(window).write([line])).rejects.toThrow(Unavailable)
})

test('a change in another tab is told, until one stops listening', () => {
  const heard: (readonly CartItem[])[] = []
  const stop = localStorageCartStore(window).onChange((items) => heard.push(items))
  const written = { key: 'sanaa.cart', newValue: JSON.stringify({ version: 1, items: [line] }) }
  window.dispatchEvent(new StorageEvent('storage', written))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue: 'x' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', written))
  expect(heard).toEqual([[line], []])
})

test('a cart goes by one name until it is emptied, so that an account takes it in once', async () => {
  const store = localStorageCartStore(window)
  const names = [store.name()]
  for (const items of [[line], [{ ...line, quantity: 1 }], [], [line]]) {
    await store.write(items)
    names.push(store.name())
  }
  const [before, first, same, emptied, next] = names
  expect([before, emptied, same]).toEqual([undefined, undefined, first])
  expect(first).not.toBe(next)
})
