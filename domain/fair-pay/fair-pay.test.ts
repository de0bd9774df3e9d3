import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerSum, paymentEntries, refundEntries } from './ledger.ts'
import { artistPercent, defaultFeePercent, splitPrice } from './price-split.ts'

const price = fc.integer({ min: 0, max: 1_000_000_000 })
const fee = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

describe('the price split', () => {
  it('gives the artist 85 % by default', () => {
    expect(defaultFeePercent).toBe(15)
    expect(splitPrice(148_000)).toEqual({ artist: 125_800, platform: 22_200 })
  })

  it('tells the artist’s part of any fee, as one would say it', () => {
    expect(artistPercent(15)).toBe(85)
    expect(artistPercent(12.34)).toBe(87.66)
  })

  it('rounds half a cent towards the artist', () => {
    expect(splitPrice(10, 15)).toEqual({ artist: 9, platform: 1 })
    expect(splitPrice(1, 50)).toEqual({ artist: 1, platform: 0 })
    expect(splitPrice(1250, 0.04)).toEqual({ artist: 1250, platform: 0 })
  })

  it('rounds as whole numbers do, whatever the fee', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
        const exact = (BigInt(cents) * BigInt(10_000 - hundredths) + 5_000n) / 10_000n
        expect(splitPrice(cents, hundredths / 100).artist).toBe(Number(exact))
      }),
    )
  })

  it('sums to the price, to the cent, and nobody owes anything', () => {
    fc.assert(
      fc.property(price, fee, (cents, percent) => {
        const { artist, platform } = splitPrice(cents, percent)
        expect(artist + platform).toBe(cents)
        expect(Math.min(artist, platform)).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(artist)).toBe(true)
      }),
    )
  })
})

describe('the ledger', () => {
  const shares = fc.array(fc.record({ artistId: fc.uuid(), subtotal: price }), { maxLength: 8 })

  it('sums to zero for every payment, and so does taking it back', () => {
    fc.assert(
      fc.property(shares, fee, (given, percent) => {
        const entries = paymentEntries(given, percent)
        expect(ledgerSum(entries)).toBe(0)
        const all = given.map(({ artistId, subtotal }) => ({ artistId, kept: subtotal, back: subtotal }))
        expect(ledgerSum([...entries, ...refundEntries(all, percent)])).toBe(0)
      }),
    )
  })

  it('books the buyer, each artist and the platform', () => {
    expect(
      paymentEntries(
        [
          { artistId: 'amina', subtotal: 64_000 },
          { artistId: 'brook', subtotal: 9_100 },
        ],
        15,
      ),
    ).toEqual([
      { kind: 'sale', account: { kind: 'buyer' }, amount: -73_100, sales: 0 },
      { kind: 'sale', account: { kind: 'artist', artistId: 'amina' }, amount: 54_400, sales: 64_000 },
      { kind: 'sale', account: { kind: 'artist', artistId: 'brook' }, amount: 7_735, sales: 9_100 },
      { kind: 'sale', account: { kind: 'platform' }, amount: 10_965, sales: 0 },
    ])
  })

  it('gives back what is left of an order, also where one of its works has been given back before', () => {
    const one = refundEntries([{ artistId: 'amina', kept: 3_333, back: 1_111 }], 15)
    expect(one).toEqual([
      { kind: 'refund', account: { kind: 'buyer' }, amount: 1_111, sales: 0 },
      { kind: 'refund', account: { kind: 'artist', artistId: 'amina' }, amount: -944, sales: -1_111 },
      { kind: 'refund', account: { kind: 'platform' }, amount: -167, sales: 0 },
    ])
    expect(refundEntries([{ artistId: 'amina', kept: 2_222, back: 2_222 }], 15)).toEqual([
      { kind: 'refund', account: { kind: 'buyer' }, amount: 2_222, sales: 0 },
      { kind: 'refund', account: { kind: 'artist', artistId: 'amina' }, amount: -1_889, sales: -2_222 },
      { kind: 'refund', account: { kind: 'platform' }, amount: -333, sales: 0 },
    ])
  })

  it('leaves every account at nothing, in however many steps all is given back', () => {
    const steps = fc.array(
      fc.record({ artist: fc.nat({ max: 2 }), cents: fc.integer({ min: 1, max: 9_999 }) }),
    )
    const parts = fc.array(price, { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(parts, steps, fee, (subtotals, wanted, percent) => {
        const sold = subtotals.map((subtotal, artist) => ({ artistId: `artist ${artist}`, subtotal }))
        const kept = [...subtotals]
        const entries = paymentEntries(sold, percent)
        const giveBack = (artist: number, cents: number) => {
          const before = kept[artist] ?? 0
          const back = Math.min(before, cents)
          const posting = refundEntries([{ artistId: `artist ${artist}`, kept: before, back }], percent)
          expect(ledgerSum(posting)).toBe(0)
          entries.push(...posting)
          kept[artist] = before - back
        }
        for (const { artist, cents } of wanted) giveBack(artist, cents)
        for (const artist of kept.keys()) giveBack(artist, kept[artist] ?? 0)
        for (const held of Map.groupBy(entries, ({ account }) => JSON.stringify(account)).values())
          expect(ledgerSum(held)).toBe(0)
      }),
    )
  })

  it('gives back what an artist never got a part of', () => {
    expect(refundEntries([{ artistId: 'amina', kept: 500, back: 500 }], 100)).toContainEqual({
      kind: 'refund',
      account: { kind: 'artist', artistId: 'amina' },
      amount: 0,
      sales: -500,
    })
  })
})
