import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cents } from '#domain/shared/money.ts'
import { priceBandFrom, priceBands } from './price-band.ts'

const labelsFor = (price: Cents) =>
  priceBands
    .filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => price >= min && price <= max)
    .map(({ label }) => label)

describe('price bands', () => {
  it('are the lines of the dropdown, in its order', () => {
    expect(priceBands.map(({ label }) => label)).toEqual([
      'Under $100',
      '$100 - $500',
      '$500 - $1000',
      'Over $1000',
    ])
  })

  it.each([
    [9_999, ['Under $100']],
    [10_000, ['$100 - $500']],
    [50_000, ['$100 - $500', '$500 - $1000']],
    [100_000, ['$500 - $1000']],
    [100_001, ['Over $1000']],
  ])('hold %d cents', (price, labels) => {
    expect(labelsFor(price)).toEqual(labels)
  })

  it('leave no price out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(labelsFor(cents)).not.toEqual([])
      }),
    )
  })

  it('are found by their slug alone', () => {
    expect(priceBandFrom('100-500')?.label).toBe('$100 - $500')
    expect(priceBandFrom('cheap')).toBeNull()
  })
})
