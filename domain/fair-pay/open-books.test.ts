import { describe, expect, it } from 'vitest'
import { type LedgerEntry, paymentEntries, refundEntries } from './ledger.ts'
import { artistsPaid, openBooks, totalsOf } from './open-books.ts'
import { type PayoutStanding, payoutEntries } from './payout.ts'

const sold = paymentEntries(
  [
    { artistId: 'amina', subtotal: 64_000, pieces: 1 },
    { artistId: 'brook', subtotal: 9_100, pieces: 2 },
  ],
  15,
)
const ofBrook = { artistId: 'brook', kept: 9_100, back: 9_100, pieces: 2 }
const booksOf = (entries: readonly LedgerEntry[]) => openBooks(totalsOf(entries))

describe('the books in the open', () => {
  it('say what buyers paid and who received it', () => {
    expect(booksOf(sold)).toEqual({
      buyersPaid: 73_100,
      artistsReceived: 62_135,
      ofArtists: { arrived: 0, onItsWay: 0, waiting: 62_135 },
      platformKept: 10_965,
      worksSold: 3,
      balance: 0,
    })
    expect(artistsPaid(sold)).toBe(2)
  })

  it('leave out what was given back', () => {
    const after = [...sold, ...refundEntries([ofBrook], 15)]
    expect(booksOf(after)).toEqual({
      buyersPaid: 64_000,
      artistsReceived: 54_400,
      ofArtists: { arrived: 0, onItsWay: 0, waiting: 54_400 },
      platformKept: 9_600,
      worksSold: 1,
      balance: 0,
    })
    expect(artistsPaid(after)).toBe(1)
  })

  it('say where it is, and are otherwise the same whether it has been paid out or not', () => {
    const payout = (standing: PayoutStanding, last: PayoutStanding | null) =>
      payoutEntries({ artistId: 'amina', amount: 54_400, standing }, last)
    const { ofArtists: _, ...before } = booksOf(sold)
    const aside = [...sold, ...payout('set-aside', null)]
    const sent = [...aside, ...payout('sent', 'set-aside')]
    const settled = [...sent, ...payout('settled', 'sent')]
    expect(booksOf(aside)).toEqual({ ...before, ofArtists: { arrived: 0, onItsWay: 0, waiting: 62_135 } })
    expect(booksOf(sent)).toEqual({ ...before, ofArtists: { arrived: 0, onItsWay: 54_400, waiting: 7_735 } })
    expect(booksOf(settled)).toEqual({
      ...before,
      ofArtists: { arrived: 54_400, onItsWay: 0, waiting: 7_735 },
    })
    expect(artistsPaid(settled)).toBe(2)
  })

  it('show that something is wrong', () => {
    const wrong = [{ kind: 'sale', account: { kind: 'platform' }, amount: 1, sales: 0 }] as const
    expect(booksOf(wrong).balance).toBe(1)
    expect(artistsPaid(wrong)).toBe(0)
    expect(booksOf([])).toMatchObject({ buyersPaid: 0, balance: 0 })
  })
})
