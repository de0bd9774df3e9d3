import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginningOf,
  endOf,
  hasBegun,
  monthsOf,
  ordersOnAccount,
  type StatementLine,
  statementOf,
  statementsOf,
} from './statement.ts'

const line = (kind: StatementLine['kind'], at: string, sales: number, amount: number): StatementLine => ({
  kind,
  at: new Date(at),
  sales,
  amount,
  orderNumber: kind === 'payout' ? null : '4829-1736',
  payout:
    kind === 'payout' ? { month: at.slice(0, 7), standing: 'settled', isTakenOut: false, orders: [] } : null,
})

describe('a statement', () => {
  it('goes from what was there to what is there', () => {
    const lines = [
      line('payout', '2026-11-01T00:05:00Z', 0, -54_400),
      line('sale', '2026-11-03T10:00:00Z', 33_333, 28_333),
      line('refund', '2026-11-09T10:00:00Z', -10_000, -8_500),
      line('payout', '2026-11-12T10:00:00Z', 0, 54_400),
    ]
    expect(statementOf('2026-11', 54_400, lines)).toEqual({
      month: '2026-11',
      opening: 54_400,
      sales: 33_333,
      refunds: -10_000,
      fee: 3_500,
      earned: 19_833,
      payouts: 0,
      closing: 74_233,
      lines,
    })
  })

  it('of months that follow each other opens with what the last one closed with, whatever was booked', () => {
    const booked = fc.record({
      kind: fc.constantFrom('sale', 'refund', 'payout' as const),
      at: fc.date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2026-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fee: fc.integer({ min: -1_000, max: 1_000 }),
    })
    fc.assert(
      fc.property(fc.array(booked, { maxLength: 40 }), fc.integer({ min: -99, max: 99 }), (all, opening) => {
        const lines = all.map(({ kind, at, amount, fee }) =>
          line(kind, at.toISOString(), kind === 'payout' ? 0 : amount + fee, amount),
        )
        const months = monthsOf('2026', new Date('2027-05-01T00:00:00Z'))
        const statements = statementsOf(months, opening, lines)
        expect(statements.flatMap((each) => each.lines)).toHaveLength(lines.length)
        statements.forEach((each, nth) => {
          expect(each.opening).toBe(statements[nth - 1]?.closing ?? opening)
          expect(each.sales + each.refunds - each.fee).toBe(each.earned)
          expect(each.opening + each.earned + each.payouts).toBe(each.closing)
        })
        expect(statements.at(-1)?.closing).toBe(lines.reduce((sum, { amount }) => sum + amount, opening))
      }),
    )
  })

  it('is of a month from its first moment to that of the next', () => {
    expect([beginningOf('2026-12'), endOf('2026-12')].map((moment) => moment.toISOString())).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ])
  })

  it('is of a month that has begun', () => {
    const now = new Date('2026-11-23T04:00:00Z')
    expect(['2026-11', '2026-01', '2019-12'].filter((month) => hasBegun(month, now))).toHaveLength(3)
    for (const month of [
      '2026-12',
      '2027-01',
      '2026-13',
      '2026-00',
      '2026-1',
      '0000-01',
      '2026',
      '02026-01',
      '2026-01-01',
    ])
      expect(hasBegun(month, now)).toBe(false)
    expect(monthsOf('2026', now)).toHaveLength(11)
    expect(monthsOf('2025', now)).toHaveLength(12)
    for (const year of ['2027', '202', 'next']) expect(monthsOf(year, now)).toEqual([])
  })
})

it('what left of which orders with a payout comes to its line, and so does what came back', () => {
  const orders = [
    { orderNumber: '4829-1736', amount: 90_00 },
    { orderNumber: null, amount: -5_00 },
  ]
  const payout = { month: '2026-11', standing: 'returned', isTakenOut: false, orders } as const
  expect(ordersOnAccount({ payout, amount: -85_00 })).toEqual([
    { orderNumber: '4829-1736', amount: -90_00 },
    { orderNumber: null, amount: 5_00 },
  ])
  expect(ordersOnAccount({ payout, amount: 85_00 })).toEqual(orders)
  expect(ordersOnAccount({ payout: null, amount: 85_00 })).toEqual([])
})
