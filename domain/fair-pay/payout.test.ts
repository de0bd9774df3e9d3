import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerSum } from './ledger.ts'
import {
  type AccountLine,
  dueOn,
  monthOfPayday,
  nextPayday,
  type PayoutStanding,
  paydayOf,
  payoutEntries,
  payoutReference,
  payoutStandings,
  standingsBefore,
} from './payout.ts'

const payday = new Date('2026-12-01T00:00:00Z')
/** Of an order that its buyer has had since then; of a payout where it is null. */
const line = (deliveredAt: string | null, amount: number, isContested = false): AccountLine => ({
  order: deliveredAt === null ? null : { deliveredAt: new Date(deliveredAt), isContested },
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
  it('has been with its buyer for more than fifteen days', () => {
    expect(dueOn(payday, [line('2026-11-15T23:59:59.999Z', 850), line('2026-11-16T00:00:00Z', 100)])).toBe(
      850,
    )
  })

  it('waits while works are on their way back or said to be damaged, with what went back of the order', () => {
    const contested = [line('2026-10-01T00:00:00Z', 850, true), line('2026-10-01T00:00:00Z', -300, true)]
    expect(dueOn(payday, [...contested, line('2026-10-02T00:00:00Z', 400)])).toBe(400)
  })

  it('waits until the buyer has everything, however long ago it was paid', () => {
    expect(dueOn(payday, [{ order: { deliveredAt: null, isContested: false }, amount: 850 }])).toBe(0)
  })

  it('is less by what was given back, and by what has left already', () => {
    const sold = [line('2026-10-01T00:00:00Z', 850), line('2026-10-02T00:00:00Z', 400)]
    expect(dueOn(payday, [...sold, line('2026-10-01T00:00:00Z', -850)])).toBe(400)
    expect(dueOn(payday, [...sold, line(null, -1_000)])).toBe(250)
  })

  it('is due again where a payout came back', () => {
    expect(dueOn(payday, [line('2026-10-01T00:00:00Z', 850), line(null, -850), line(null, 850)])).toBe(850)
  })

  it('is kept from the next one where buyers got money back that had left already', () => {
    const owed = [line('2026-09-01T00:00:00Z', 850), line(null, -850), line('2026-09-01T00:00:00Z', -850)]
    expect(dueOn(payday, owed)).toBe(0)
    expect(dueOn(payday, [...owed, line('2026-11-01T00:00:00Z', 1_000)])).toBe(150)
  })

  it('is never negative, and nothing once it has left', () => {
    const deliveredAt = fc.option(
      fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 11, 1) }).map((time) => new Date(time)),
    )
    const lines = fc.array(
      fc.record({
        order: fc.option(fc.record({ deliveredAt, isContested: fc.boolean() })),
        amount: fc.integer({ min: -9_000, max: 9_000 }),
      }),
    )
    fc.assert(
      fc.property(lines, (given) => {
        const due = dueOn(payday, given)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(dueOn(payday, [...given, { order: null, amount: 0 - due }])).toBe(0)
      }),
    )
  })
})

describe('a payout', () => {
  const posted = (standing: PayoutStanding, before: PayoutStanding | null = null) =>
    payoutEntries({ artistId: 'amina', amount: 12_345, standing }, before)
  const balances = (steps: readonly PayoutStanding[]) => {
    const sums: Record<string, number> = {}
    for (const { account, amount } of steps.flatMap((step, nth) => posted(step, steps[nth - 1])))
      sums[account.kind] = (sums[account.kind] ?? 0) + amount
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
  }

  it.each(payoutStandings)('that is %s leaves the books balanced', (standing) => {
    expect(ledgerSum(posted(standing))).toBe(0)
  })

  it('takes its money with it, step by step', () => {
    expect(balances(['set-aside'])).toEqual({ artist: -12_345, 'set-aside': 12_345 })
    expect(balances(['set-aside', 'sent'])).toEqual({ artist: -12_345, 'on-its-way': 12_345 })
    expect(balances(['set-aside', 'sent', 'settled'])).toEqual({ artist: -12_345, 'paid-out': 12_345 })
    expect(balances(['set-aside', 'returned'])).toEqual({})
    expect(balances(['set-aside', 'sent', 'returned'])).toEqual({})
    expect(balances(['set-aside', 'sent', 'settled', 'returned'])).toEqual({})
  })

  it('leaves no step out, and comes back from wherever it is where it is named', () => {
    const before = (isNamed: boolean) => payoutStandings.map((standing) => standingsBefore(standing, isNamed))
    expect(before(false)).toEqual([[], ['set-aside'], ['sent'], ['sent']])
    expect(before(true)).toEqual([[], ['set-aside'], ['sent'], ['sent', 'settled', 'set-aside']])
  })
})

it('a payday is called by its month, and its payouts by that', () => {
  expect(monthOfPayday(payday)).toBe('2026-12')
  expect(payoutReference('2026-12')).toBe('Payout 2026-12')
})

it('a payout that has left stands on the account of its artist, and nowhere else', () => {
  const entries = payoutStandings.flatMap((standing) =>
    payoutEntries({ artistId: 'amina', amount: 5, standing }, null),
  )
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['payout']))
  for (const { account } of entries)
    expect(account).toEqual(
      account.kind === 'artist' ? { kind: 'artist', artistId: 'amina' } : { kind: account.kind },
    )
  expect(entries.some(({ account }) => account.kind === 'artist')).toBe(true)
})
