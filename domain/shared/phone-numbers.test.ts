import { expect, it } from 'vitest'
import { type PhoneNumbers, phoneFault, withWholePhone } from './phone-numbers.ts'

/** Knows the numbers of one country. */
const phones: PhoneNumbers = {
  international: (typed, country) =>
    country === 'KE' && /^07\d{8}$/.test(typed) ? `+254${typed.slice(1)}` : null,
}

it('a number is wrong where nobody can have it, there', () => {
  expect(phoneFault({ phone: '0712345678', country: 'KE' }, phones)).toBeNull()
  expect(phoneFault({ phone: '0712345678', country: 'NG' }, phones)).toBe('Enter a valid phone number')
})

it('a form keeps its number as it is dialled from everywhere, and one that is untold as it is', () => {
  expect(withWholePhone({ name: 'Lena', phone: '0712345678', country: 'KE' }, phones)).toEqual({
    name: 'Lena',
    phone: '+254712345678',
    country: 'KE',
  })
  expect(withWholePhone({ phone: ' ', country: '' }, phones).phone).toBe('')
})
