import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerSum } from './ledger.ts'
import { type AccountLine, dueOn, nextPayday, paydayOf, payoutEntries } from './payout.ts'

const payday = new Date('2026-12-01T00:00:00Z')
const line = (orderId: string | null, at: string, amount: number): AccountLine => ({
  orderId,
  at: new Date(at),
  amount,
})

describe('a payday', () => {
  it('is the first day of a month in UTC', () => {
    expect(paydayOf(new Date('2026-12-31T23:59:59Z'))).toEqual(payday)
    expect(paydayOf(payday)).toEqual(payday)
    expect(nextPayday(new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00Z'))
  })
})

describe('what an artist is due', () => {
  it('was paid at least fourteen days before', () => {
    const lines = [line('a', '2026-11-17T00:00:00Z', 850), line('b', '2026-11-17T00:00:00.001Z', 100)]
    expect(dueOn(payday, lines)).toBe(850)
  })

  it('is less by what was given back, and by what has left already', () => {
    const sold = [line('a', '2026-10-01T00:00:00Z', 850), line('b', '2026-10-02T00:00:00Z', 400)]
    expect(dueOn(payday, [...sold, line('a', '2026-11-30T00:00:00Z', -850)])).toBe(400)
    expect(dueOn(payday, [...sold, line(null, '2026-11-01T00:00:00Z', -1_000)])).toBe(250)
  })

  it('leaves an order that was paid and given back only now out of it', () => {
    const lines = [
      line('a', '2026-10-01T00:00:00Z', 850),
      line('b', '2026-11-28T00:00:00Z', 400),
      line('b', '2026-11-29T00:00:00Z', -400),
    ]
    expect(dueOn(payday, lines)).toBe(850)
  })

  it('is kept from the next one where buyers got money back that had left already', () => {
    const owed = [
      line('a', '2026-09-01T00:00:00Z', 850),
      line(null, '2026-10-01T00:00:00Z', -850),
      line('a', '2026-10-09T00:00:00Z', -850),
    ]
    expect(dueOn(payday, owed)).toBe(0)
    expect(dueOn(payday, [...owed, line('b', '2026-11-01T00:00:00Z', 1_000)])).toBe(150)
  })

  it('is never negative, and nothing once it has left', () => {
    const at = fc
      .integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 11, 1) })
      .map((time) => new Date(time))
    const lines = fc.array(
      fc.record({
        orderId: fc.constantFrom('a', 'b', 'c', null),
        at,
        amount: fc.integer({ min: -9_000, max: 9_000 }),
      }),
    )
    fc.assert(
      fc.property(lines, (given) => {
        const due = dueOn(payday, given)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(dueOn(payday, [...given, { orderId: null, at: payday, amount: 0 - due }])).toBe(0)
      }),
    )
  })
})

it('leaves the books balanced', () => {
  const entries = payoutEntries({ artistId: 'amina', amount: 12_345 })
  expect(ledgerSum(entries)).toBe(0)
  expect(entries[0]).toEqual({
    kind: 'payout',
    account: { kind: 'artist', artistId: 'amina' },
    amount: -12_345,
    sales: 0,
  })
})
