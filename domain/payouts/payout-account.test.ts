import { describe, expect, it } from 'vitest'
import {
  confirmedBy,
  destinationIn,
  emptyPayoutAccount,
  endingOf,
  isInUse,
  type NumberBooks,
  usedFrom,
  validatePayoutAccount,
} from './payout-account.ts'

/** Takes whatever looks like a number: which there are is said by their books. */
const books: NumberBooks = {
  ibans: { electronic: (typed) => (/^[A-Z]{2}\d{4,}$/.test(typed) ? typed : null) },
  phones: { international: (typed) => (/^0\d{9}$/.test(typed) ? `+254${typed.slice(1)}` : null) },
}
const iban = { ...emptyPayoutAccount, iban: 'DE89370400440532013000', holder: ' Amina Njoroge ' }
const mpesa = { ...emptyPayoutAccount, kind: 'mpesa', phone: '0712345678' } as const
const faults = (form: Parameters<typeof validatePayoutAccount>[0]) => validatePayoutAccount(form, books)

describe('an account for payouts', () => {
  it('is a bank account with its holder, or a Kenyan mobile', () => {
    expect(faults(iban)).toEqual({})
    expect(faults(mpesa)).toEqual({})
    expect(destinationIn(iban, books)).toEqual({
      kind: 'iban',
      iban: 'DE89370400440532013000',
      holder: 'Amina Njoroge',
    })
    expect(destinationIn({ ...iban, holder: 'Amina\n Njoroge' }, books)).toMatchObject({
      holder: 'Amina Njoroge',
    })
    expect(destinationIn(mpesa, books)).toEqual({ kind: 'mpesa', phone: '254712345678' })
  })

  it('says what is missing or wrong, in the fields of its kind', () => {
    expect(faults(emptyPayoutAccount)).toEqual({
      iban: 'IBAN is required',
      holder: 'Account holder is required',
    })
    expect(faults({ ...iban, iban: 'DE1' })).toEqual({
      iban: 'Enter a valid IBAN: please check each figure',
    })
    expect(faults({ ...mpesa, phone: '0201234567' })).toEqual({
      phone: 'Enter a Kenyan mobile number, such as 0712 345 678',
    })
    expect(faults({ ...mpesa, phone: ' ' })).toEqual({ phone: 'Phone number is required' })
    expect(faults({ ...iban, iban: ' ', holder: ' ' })).toEqual(faults(emptyPayoutAccount))
  })

  it('is a number as it is written in Kenya, wherever the artist is', () => {
    const phones = {
      international: (_typed: string, country: string) => (country === 'KE' ? '+254712345678' : null),
    }
    expect(validatePayoutAccount(mpesa, { ...books, phones })).toEqual({})
  })

  it('belongs to a name that files for banks can carry, of 70 characters at most', () => {
    const holderOf = (holder: string) => faults({ ...iban, holder }).holder
    expect(holderOf('x'.repeat(70))).toBeUndefined()
    expect(holderOf('x'.repeat(71))).toBe('Account holder must have at most 70 characters')
    expect(holderOf('Анна')).toBe('Write the account holder in Latin letters, as the bank does')
  })

  it('is confirmed within a day', () => {
    expect(confirmedBy(new Date('2026-11-26T12:00:00Z'))).toEqual(new Date('2026-11-27T12:00:00Z'))
  })

  it.each(['Łucja Żółć', "Siobhán O'Neil-Smith", 'Atelier 7 (Njoroge)', 'Amina\nNjoroge'])(
    'belongs to %s',
    (holder) => {
      expect(faults({ ...iban, holder })).toEqual({})
    },
  )

  it.each(['Анна', '\u3164', '<b>', 'x'.repeat(71)])('belongs to nobody called %j', (holder) => {
    expect(faults({ ...iban, holder })).toHaveProperty('holder')
  })

  it('shows its last figures alone', () => {
    expect(endingOf(destinationIn(iban, books))).toBe('3000')
    expect(endingOf(destinationIn(mpesa, books))).toBe('5678')
  })

  it('is used at once where it is the first, and in a week where it takes the place of another', () => {
    const now = new Date('2026-11-26T12:00:00Z')
    expect(usedFrom(now, true)).toEqual(now)
    const later = usedFrom(now, false)
    expect(later).toEqual(new Date('2026-12-03T12:00:00Z'))
    expect(isInUse({ usedFrom: later }, new Date('2026-12-03T11:59:59Z'))).toBe(false)
    expect(isInUse({ usedFrom: later }, later)).toBe(true)
    expect(isInUse({ usedFrom: null }, later)).toBe(false)
    expect(isInUse(null, later)).toBe(false)
  })
})
