import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerSum } from './ledger.ts'
import {
  type AccountLine,
  dueOn,
  isHeld,
  monthOfPayday,
  nextPayday,
  type PayoutStanding,
  paydayIn,
  paydayOf,
  payoutEntries,
  payoutReference,
  payoutStandings,
  standingsBefore,
} from './payout.ts'

const payday = new Date('2026-12-01T00:00:00Z')
/** Of an order that its buyer has had since then; of a payout where it is null. */
const line = (deliveredAt: string | null, amount: number, isHeldBack = false): AccountLine => ({
  order: deliveredAt === null ? null : { deliveredAt: new Date(deliveredAt), isHeld: isHeldBack },
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

  it('waits while it is held, with what went back of the order', () => {
    const held = [line('2026-10-01T00:00:00Z', 850, true), line('2026-10-01T00:00:00Z', -300, true)]
    expect(dueOn(payday, [...held, line('2026-10-02T00:00:00Z', 400)])).toBe(400)
  })

  it('waits until the buyer has everything, however long ago it was paid', () => {
    expect(dueOn(payday, [{ order: { deliveredAt: null, isHeld: false }, amount: 850 }])).toBe(0)
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
        order: fc.option(fc.record({ deliveredAt, isHeld: fc.boolean() })),
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

describe('an order', () => {
  const deliveredAt = new Date('2026-10-01T00:00:00Z')
  const opened = new Date('2026-11-10T00:00:00Z')
  const contest = { from: opened, until: null }
  const paid = { month: '2026-11', at: new Date('2026-11-01T00:00:00Z'), standing: 'settled' } as const

  it('is held while works of it are on their way back or said to be damaged', () => {
    expect(isHeld(deliveredAt, [], [])).toBe(false)
    expect(isHeld(deliveredAt, [contest], [])).toBe(true)
    expect(isHeld(deliveredAt, [contest, { from: deliveredAt, until: opened }], [])).toBe(true)
    expect(isHeld(deliveredAt, [{ from: deliveredAt, until: opened }], [])).toBe(false)
  })

  it('is not held any more once it has left with a payout', () => {
    expect(isHeld(deliveredAt, [contest], [paid])).toBe(false)
    const other = { month: '2026-12', at: payday, standing: 'set-aside' } as const
    expect(isHeld(deliveredAt, [contest], [other, paid])).toBe(false)
  })

  it.each([
    ['came back', { standing: 'returned' }],
    ['was of a month in which its buyer had not had it for long enough', { month: '2026-10' }],
    ['was set aside when it was contested already', { at: opened }],
  ] as const)('is held still where the payout %s', (_, change) => {
    expect(isHeld(deliveredAt, [contest], [{ ...paid, ...change }])).toBe(true)
  })

  it('was left out of a payout while an earlier contest was open', () => {
    const earlier = { from: deliveredAt, until: new Date('2026-11-02T00:00:00Z') }
    expect(isHeld(deliveredAt, [earlier, contest], [paid])).toBe(true)
    expect(isHeld(deliveredAt, [{ ...earlier, until: paid.at }, contest], [paid])).toBe(false)
  })

  it('that left is not kept from others: a claim long after takes nothing of the next payout', () => {
    const lines = [line('2026-10-01T00:00:00Z', 850), line(null, -850), line('2026-11-01T00:00:00Z', 400)]
    expect(dueOn(payday, lines)).toBe(400)
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
  expect(paydayIn('2026-12')).toEqual(payday)
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
