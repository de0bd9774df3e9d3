import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atRate, checkPriceRate } from './price-rate.ts'

describe('a rate', () => {
  it('turns an amount into dollars, to the cent', () =>
    expect(atRate(45.5, { currency: 'EUR', dollars: 1.0833 })).toBe(4_929))

  it('rounds as the decimals that people write do, not as their binary neighbours', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000_000 }), (hundredths, millionths) => {
        const exact = (BigInt(hundredths) * BigInt(millionths) * 2n + 1_000_000n) / 2_000_000n
        const rate = { currency: 'EUR', dollars: millionths / 1_000_000 }
        expect(atRate(hundredths / 100, rate)).toBe(Number(exact))
      }),
      { examples: [[35, 700_000]] },
    )
  })

  it.each([
    [{ currency: 'EUR', dollars: 1.08 }, {}],
    [{ currency: 'XAU', dollars: 100_000 }, {}],
    [{ currency: 'AEUR', dollars: 1.08 }, { currency: 'Three capitals, please, such as EUR' }],
    [{ currency: 'EUR0', dollars: 1.08 }, { currency: 'Three capitals, please, such as EUR' }],
    [{ currency: 'euro', dollars: 1.08 }, { currency: 'Three capitals, please, such as EUR' }],
    [
      { currency: 'EUR', dollars: 0 },
      { dollars: 'How many dollars one of it is, please, such as 1.08, and at most 100,000' },
    ],
    [
      { currency: 'EUR', dollars: 100_001 },
      { dollars: 'How many dollars one of it is, please, such as 1.08, and at most 100,000' },
    ],
    [
      { currency: 'EUR', dollars: Number.NaN },
      { dollars: 'How many dollars one of it is, please, such as 1.08, and at most 100,000' },
    ],
  ])('%j says what is wrong with it', (rate, errors) => expect(checkPriceRate(rate)).toEqual(errors))
})
