// @vitest-environment jsdom
import type { Location, UIMatch } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from './page-meta.ts'
import { currentMeta } from './page-of.ts'

const location: Location = {
  pathname: '/orders/1',
  search: '',
  hash: '',
  state: null,
  key: 'k',
}
const matched = (handle: unknown, loaderData: unknown): UIMatch => ({
  id: '0',
  pathname: '/orders/1',
  params: {},
  data: loaderData,
  loaderData,
  handle,
})
const order = page<{ readonly number: string }>('order.tsx', ({ number }) => ({
  title: number,
  description: '',
}))
const cart = page('cart.tsx', () => ({ title: 'Cart', description: '' }))

test('a page is told by what its loader brought', () => {
  expect(currentMeta([matched(order, { number: '4829' })], location)?.title).toBe('4829')
})

test('a page whose loading failed tells nothing; the error in its place does', () => {
  expect(currentMeta([matched(order, undefined)], location)).toBeNull()
})

test('a page without a loader needs no data', () => {
  expect(currentMeta([matched(cart, undefined)], location)?.title).toBe('Cart')
})

test('the innermost page counts, and where no page is, nothing is told', () => {
  expect(
    currentMeta(
      [matched(order, { number: '1' }), matched(cart, undefined), matched(null, undefined)],
      location,
    )?.title,
  ).toBe('Cart')
  expect(currentMeta([matched(undefined, undefined)], location)).toBeNull()
})
