import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArtistLine, earningsOf, withoutGaps } from './earnings.ts'
import { paymentEntries, refundEntries } from './ledger.ts'

const line = (kind: ArtistLine['kind'], at: string, sales: number, amount: number): ArtistLine => ({
  kind,
  at: new Date(at),
  sales,
  amount,
})

describe('earnings', () => {
  it('are what was sold, less what was given back, less the fee', () => {
    const lines = [
      line('sale', '2026-09-30T23:59:59Z', 10_000, 8_500),
      line('sale', '2026-10-01T00:00:00Z', 3_333, 2_833),
      line('refund', '2026-11-02T10:00:00Z', -10_000, -8_500),
    ]
    expect(earningsOf(lines)).toEqual({
      sales: 13_333,
      refunded: 10_000,
      fee: 500,
      earned: 2_833,
      perMonth: [
        { month: '2026-09', sales: 10_000, fee: 1_500, earned: 8_500 },
        { month: '2026-10', sales: 3_333, fee: 500, earned: 2_833 },
        { month: '2026-11', sales: 0, fee: -1_500, earned: -8_500 },
      ],
    })
  })

  it('come with the first month first, in whatever order they were booked', () => {
    const lines = ['2026-02', '2026-03', '2025-12'].map((month) => line('sale', `${month}-05`, 100, 85))
    expect(earningsOf(lines).perMonth.map(({ month }) => month)).toEqual(['2025-12', '2026-02', '2026-03'])
  })

  it('are nothing before the first sale', () => {
    expect(earningsOf([])).toEqual({ sales: 0, refunded: 0, fee: 0, earned: 0, perMonth: [] })
  })

  it('agree with the books to the cent, whatever is sold and given back', () => {
    const sale = fc.record({
      subtotal: fc.integer({ min: 1, max: 1_000_000_000 }),
      feePercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      refunded: fc.boolean(),
      at: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 40 }), (sales) => {
        const postings = sales.flatMap(({ subtotal, feePercent, refunded, at }) => {
          const payment = paymentEntries([{ artistId: 'amina', subtotal }], feePercent)
          const posted = { at, entries: payment }
          return refunded
            ? [
                posted,
                {
                  at,
                  entries: refundEntries([{ artistId: 'amina', kept: subtotal, back: subtotal }], feePercent),
                },
              ]
            : [posted]
        })
        const booked = (kind: 'artist' | 'platform') =>
          postings
            .flatMap(({ entries }) => entries)
            .filter(({ account }) => account.kind === kind)
            .reduce((sum, { amount }) => sum + amount, 0)
        const earnings = earningsOf(
          postings.flatMap(({ at, entries }) =>
            entries.filter(({ account }) => account.kind === 'artist').map((entry) => ({ ...entry, at })),
          ),
        )
        expect(earnings.earned).toBe(booked('artist'))
        expect(earnings.fee).toBe(booked('platform'))
        expect(earnings.sales - earnings.refunded - earnings.fee).toBe(earnings.earned)
        const inMonths = (of: 'fee' | 'earned') =>
          earnings.perMonth.reduce((sum, month) => sum + month[of], 0)
        expect([inMonths('fee'), inMonths('earned')]).toEqual([earnings.fee, earnings.earned])
      }),
    )
  })
})

describe('months without gaps', () => {
  it('run from the first sale until now, over the end of a year', () => {
    const months = [
      { month: '2025-11', sales: 100, fee: 15, earned: 85 },
      { month: '2026-01', sales: 200, fee: 30, earned: 170 },
    ]
    expect(withoutGaps(months, new Date('2026-02-28T12:00:00Z'))).toEqual([
      months[0],
      { month: '2025-12', sales: 0, fee: 0, earned: 0 },
      months[1],
      { month: '2026-02', sales: 0, fee: 0, earned: 0 },
    ])
  })

  it('are none before the first sale, and end with the last one even where a clock is wrong', () => {
    expect(withoutGaps([], new Date())).toEqual([])
    const months = [{ month: '2026-03', sales: 1, fee: 0, earned: 1 }]
    expect(withoutGaps(months, new Date('2026-01-01T00:00:00Z'))).toEqual(months)
  })
})
