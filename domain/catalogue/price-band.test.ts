import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBandFrom, priceBands } from './price-band.ts'

const labelsFor = (dollars: number) =>
  priceBands
    .filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => dollars >= min && dollars <= max)
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
    [99.99, ['Under $100']],
    [100, ['$100 - $500']],
    [500, ['$100 - $500', '$500 - $1000']],
    [1000, ['$500 - $1000']],
    [1000.01, ['Over $1000']],
  ])('hold $%d', (dollars, labels) => {
    expect(labelsFor(dollars)).toEqual(labels)
  })

  it('leave no price out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(labelsFor(cents / 100)).not.toEqual([])
      }),
    )
  })

  it('are found by their slug alone', () => {
    expect(priceBandFrom('100-500')?.label).toBe('$100 - $500')
    expect(priceBandFrom('cheap')).toBeNull()
  })
})
