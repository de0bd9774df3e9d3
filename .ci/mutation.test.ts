import { expect, it } from 'vitest'
import { parts, sourcesOf } from './mutation/parts.ts'

const chosen = (...places: readonly string[]) =>
  parts.flatMap((part) =>
    [...sourcesOf(part, places)].map(([name, files]) => ({ place: `${part.ring}/${name}`, files })),
  )

it('mutants are made of all rules and services, and of no test', () => {
  const files = chosen().flatMap((each) => each.files)
  expect(files).toEqual(
    expect.arrayContaining(['domain/cart/cart.ts', 'application/orders/services/ordering-service.ts']),
  )
  expect(files.filter((file) => /\.(test|suite)\.ts$|\/testing\//.test(file))).toEqual([])
})

it('whoever has changed a place names it: a ring, a capability of both rings or of one, a folder or a file', () => {
  expect(chosen('domain').map(({ place }) => place)).toContain('domain/cart')
  expect(chosen('domain').filter(({ place }) => place.startsWith('application'))).toEqual([])
  expect(chosen('cart', 'domain/orders/').map(({ place }) => place)).toEqual([
    'domain/cart',
    'domain/orders',
    'application/cart',
  ])
  expect(chosen('domain/orders/order.ts')).toEqual([
    { place: 'domain/orders', files: ['domain/orders/order.ts'] },
  ])
  expect(chosen('domain/order')).toEqual([])
})
