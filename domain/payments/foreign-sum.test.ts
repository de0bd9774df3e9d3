import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreedAtRate,
  atItsRate,
  backAtRate,
  backInWords,
  formatAgreed,
  formatRate,
  sumOfUnits,
  unitsOf,
} from './foreign-sum.ts'
import { currencies } from './standing.ts'

const at = new Date('2026-11-02T10:00:00Z')
const rateOf = (perDollar: number) => ({ perDollar, source: 'the shop', at })

const prices = fc.integer({ min: 1, max: 2_000_000_00 })
const perDollars = fc.integer({ min: 1, max: 999_999_999_999 }).map((millionths) => millionths / 1_000_000)

describe('a price in another currency', () => {
  it.each([
    [731_00, 129.5, 94_665_00],
    [731_00, 129.501, 94_666_00],
    [1, 129.5, 2_00],
    [100, 129, 129_00],
    // In floating point this comes out one shilling dearer.
    [110, 110, 121_00],
  ])('of %i cents at %d is %i hundredths of shillings', (price, perDollar, amount) => {
    expect(agreedAtRate(price, 'KES', rateOf(perDollar)).amount).toBe(amount)
  })

  it('is to the cent in euros', () => {
    expect(agreedAtRate(731_00, 'EUR', rateOf(0.92)).amount).toBe(672_52)
  })

  it('is never less than the price, and less than a step more', () => {
    fc.assert(
      fc.property(prices, perDollars, (price, perDollar) => {
        const exact = BigInt(price) * BigInt(Math.round(perDollar * 1_000_000))
        const agreed = BigInt(agreedAtRate(price, 'KES', rateOf(perDollar)).amount) * 1_000_000n
        expect(agreed >= exact && agreed - exact < 100_000_000n).toBe(true)
      }),
    )
  })

  it('keeps its rate', () => {
    expect(agreedAtRate(731_00, 'KES', rateOf(129.5)).rate).toEqual(rateOf(129.5))
  })
})

describe('what goes back of it', () => {
  it('is all of it for all of the price', () => {
    const agreed = { price: 731_00, amount: 94_665_00, currency: 'KES' } as const
    expect(backAtRate(agreed, 0, 731_00)).toEqual({ amount: 94_665_00, currency: 'KES' })
    expect(backAtRate(agreed, 0, 1)).toEqual({ amount: 1_00, currency: 'KES' })
  })

  it('is no more than has come, where that is less and was enough', () => {
    const paid = { price: 640_00, amount: 640_00, currency: 'USD', received: 100_00 } as const
    expect(backAtRate(paid, 0, 640_00).amount).toBe(100_00)
    expect([backAtRate(paid, 0, 80_00).amount, backAtRate(paid, 80_00, 560_00).amount]).toEqual([
      80_00, 20_00,
    ])
    expect(backAtRate({ ...paid, received: 0 }, 0, 640_00).amount).toBe(640_00)
    expect(backInWords({ ...paid, rate: null }, 80_00, 560_00)).toBe('$20.00')
  })

  it('adds up to the sum, however it is cut, and never goes below zero', () => {
    fc.assert(
      fc.property(
        prices,
        perDollars,
        fc.constantFrom(...currencies),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        (price, perDollar, currency, cuts) => {
          const agreed = { price, ...agreedAtRate(price, currency, rateOf(perDollar)) }
          const marks = [...cuts.map((cut) => Math.floor(cut * price)), price].toSorted((a, b) => a - b)
          let before = 0
          let sum = 0n
          for (const mark of marks) {
            const { amount } = backAtRate(agreed, before, mark - before)
            expect(amount).toBeGreaterThanOrEqual(0)
            sum += BigInt(amount)
            before = mark
          }
          expect(sum).toBe(BigInt(agreed.amount))
        },
      ),
    )
  })
})

describe('in words', () => {
  it.each([
    [{ amount: 94_665_00, currency: 'KES' } as const, 'KES 94,665'],
    [{ amount: 672_52, currency: 'EUR' } as const, '€672.52'],
    [{ amount: 731_00, currency: 'USD' } as const, '$731.00'],
  ])('%o is %s', (sum, text) => {
    // Between code and figures stands a space that does not break.
    expect(formatAgreed(sum).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('what goes back is said in dollars, and in what was paid, to the exact rest', () => {
    const rate = { perDollar: 129.5, source: 'the shop', at }
    const paid = { price: 1000, ...agreedAtRate(1000, 'KES', rate), rate }
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(atItsRate(paid, rate))).toBe('KES 1,295 at 129.50 shillings for a dollar')
    expect([
      plain(backInWords(paid, 0, 333)),
      plain(backInWords(paid, 333, 667)),
      backInWords({ price: 10_00, amount: 10_00, currency: 'USD', rate: null }, 0, 333),
      backInWords(null, 0, 333),
    ]).toEqual([
      '$3.33 (KES 431 at 129.50 shillings for a dollar)',
      '$6.67 (KES 864 at 129.50 shillings for a dollar)',
      '$3.33',
      '$3.33',
    ])
  })

  it('a rate has at least two decimals', () => {
    expect([129.5, 129, 0.923456].map((perDollar) => formatRate({ perDollar }))).toEqual([
      '129.50',
      '129.00',
      '0.923456',
    ])
  })
})

it('a sum in units of its currency is the same sum', () => {
  expect(unitsOf({ amount: 5_910_00 })).toBe(5910)
  fc.assert(
    fc.property(prices, (amount) => {
      expect(sumOfUnits(unitsOf({ amount }), 'EUR')).toEqual({ amount, currency: 'EUR' })
    }),
  )
})
