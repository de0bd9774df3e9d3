import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInBand, priceBandFrom, priceBands } from './price-band.ts'

const labelsFor = (cents: number) =>
  priceBands.filter((band) => isInBand(cents, band)).map(({ label }) => label)

describe('price bands', () => {
  it('are the lines of the dropdown, in its order', () => {
    expect(priceBands.map(({ label }) => label)).toEqual([
      'Price: All',
      'Under $100',
      '$100 - $500',
      '$500 - $1000',
      'Over $1000',
    ])
  })

  it.each([
    [99_99, ['Price: All', 'Under $100']],
    [100_00, ['Price: All', '$100 - $500']],
    [500_00, ['Price: All', '$100 - $500', '$500 - $1000']],
    [1000_00, ['Price: All', '$500 - $1000']],
    [1000_01, ['Price: All', 'Over $1000']],
    [0, ['Price: All']],
  ])('puts %d cents where it belongs', (cents, labels) => {
    expect(labelsFor(cents)).toEqual(labels)
  })

  it('leave no price out', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => labelsFor(cents).length >= 2))
  })

  it('are found by their slug alone', () => {
    expect(priceBandFrom('100-500')?.label).toBe('$100 - $500')
    expect(priceBandFrom('')?.label).toBe('Price: All')
    expect(priceBandFrom('cheap')).toBeNull()
  })
})
