import { expect, it } from 'vitest'
import { sayLiving } from './mutation/living.ts'
import { parts, sourcesOf } from './mutation/parts.ts'
import { survivors } from './mutation/survivors.ts'

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

it('what lives is told as named or new, and what no longer lives as gone', () => {
  const named = { 'a.ts': [2, 'Both are the same to everybody.'], 'b.ts': [1, 'A guess.'] } as const
  const living = (a: number, b: number) =>
    sayLiving(
      [
        { file: 'a.ts', count: a },
        { file: 'b.ts', count: b },
      ],
      named,
    )
  expect(living(2, 1)).toEqual({ lines: [expect.stringContaining('3 live: 3 are named')], hasNew: false })
  expect(living(3, 0)).toEqual({
    lines: [
      expect.stringMatching(/^3 live: 2 are named .* 1 are new$/),
      '  new: a.ts: 3, of which 2 are named',
      '  gone: b.ts: 0, and 1 are named',
    ],
    hasNew: true,
  })
})

it('what is named as living is in a source, with a reason', () => {
  const files = chosen().flatMap((each) => each.files)
  expect(Object.keys(survivors).filter((file) => !files.includes(file))).toEqual([])
  expect(Object.values(survivors).filter(([count, why]) => count < 1 || why.length < 20)).toEqual([])
})
