import { expect, it } from 'vitest'
import { paidAs, whenceOf } from './receipt-words.ts'

const agreed = { currency: 'KES', sum: 82_880, perDollar: 129.5 } as const
const refund = { at: '', amount: 100_00, fromArtists: 85_00, fromPlatform: 15_00 }

it('a receipt says in which currency it was paid, and nothing where that was dollars', () => {
  expect(paidAs({ agreed })).toMatch(/^Paid as KES.82,880 at 129\.50 shillings for a dollar$/)
  expect(paidAs({})).toBeNull()
})

it('a refund says who gave it, and what it was in the currency that was paid', () => {
  const whence = 'from artists $85.00, from Sanaa $15.00'
  expect(whenceOf(refund, {})).toBe(whence)
  expect(whenceOf(refund, { agreed })).toBe(whence)
  expect(whenceOf({ ...refund, agreedSum: 12_950 }, {})).toBe(whence)
  expect(whenceOf({ ...refund, agreedSum: 12_950 }, { agreed })).toMatch(
    /^from artists \$85\.00, from Sanaa \$15\.00, given back as KES.12,950$/,
  )
})
