import { describe, expect, it } from 'vitest'
import { ledgerSum } from './ledger.ts'
import {
  isUnderWay,
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

describe('a payday', () => {
  it('is the first day of a month in UTC', () => {
    expect(paydayOf(new Date('2026-12-31T23:59:59Z'))).toEqual(payday)
    expect(paydayOf(payday)).toEqual(payday)
    expect(nextPayday(new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00Z'))
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

  it('is owed still until it has arrived or is its artist’s again: an account with one cannot end', () => {
    expect(payoutStandings.filter(isUnderWay)).toEqual(['set-aside', 'sent'])
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
