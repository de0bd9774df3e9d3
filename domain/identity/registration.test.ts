import { describe, expect, it } from 'vitest'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import {
  accountErrors,
  missingRegistration,
  phoneWithPrefix,
  profileErrors,
  type Registration,
  registrationErrors,
} from './registration.ts'

const complete: Registration = {
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '8012345678',
  password: 'secret',
  role: 'user',
}

/** In the order in which they are asked for. */
const texts = [
  ['email', 'Please fill the Email field!'],
  ['password', 'Please fill the password field!'],
  ['name', 'Please fill the name field!'],
  ['country', 'Please select your country!'],
  ['phone', 'Please fill the phone number field!'],
] as const

describe('signing up', () => {
  it('is not held back when everything is there', () => {
    expect(missingRegistration(complete)).toEqual({})
  })

  it.each(texts)('is held back without %s', (field, text) => {
    expect(missingRegistration({ ...complete, [field]: '' })).toEqual({ [field]: text })
  })

  it('is held back by a name that nobody sees', () => {
    expect(missingRegistration({ ...complete, name: ' \u200B\u202E' })).toEqual({
      name: 'Please fill the name field!',
    })
  })

  it.each(texts.map(([field, text], index) => [field, text, texts.slice(index)] as const))(
    'asks for %s before it asks for what comes after it',
    (first, text, missing) => {
      const gaps = Object.fromEntries(missing.map(([field]) => [field, '']))
      expect(missingRegistration({ ...complete, ...gaps })).toEqual({ [first]: text })
    },
  )

  it('takes spaces alone for nothing', () => {
    expect(missingRegistration({ ...complete, name: '  ' })).toEqual({ name: 'Please fill the name field!' })
  })
})

it('a name has 120 characters at most, wherever it is told', () => {
  const long = { ...complete, name: 'x'.repeat(121), phone: '' }
  const fault = { name: 'At most 120 characters, please' }
  expect(registrationErrors({ ...long, phone: '8012345678' }, phones)).toMatchObject(fault)
  expect(profileErrors(long, phones)).toEqual(fault)
  expect(accountErrors(long, phones)).toEqual(fault)
  expect(profileErrors({ ...long, name: ` ${'x'.repeat(120)} ` }, phones)).toEqual({})
})

it('sends the dialling prefix and then the number', () => {
  expect(phoneWithPrefix('+254', ' 712345678 ')).toBe('+254712345678')
})

/** Knows the numbers of Nigeria alone. */
const phones: PhoneNumbers = {
  international: (typed, country) => (country === 'NG' && typed === '8012345678' ? `+234${typed}` : null),
}

describe('what cannot be right', () => {
  const right = { ...complete, password: 'a wide blue harbour' }

  it('is told of all at once, as soon as nothing is missing', () => {
    expect(registrationErrors(right, phones)).toEqual({})
    expect(registrationErrors({ ...right, email: 'no', country: 'XX', password: 'short' }, phones)).toEqual({
      email: 'Enter a valid email address',
      password: 'Use at least 8 characters',
      country: 'Please select your country!',
      phone: 'Enter a valid phone number',
    })
    expect(registrationErrors({ ...right, email: 'no', name: '' }, phones)).toEqual({
      name: 'Please fill the name field!',
    })
  })

  it('is no country and no number that somebody leaves untold', () => {
    expect(profileErrors({ name: 'Lena', country: '', phone: ' ' }, phones)).toEqual({})
    expect(profileErrors({ name: 'Lena', country: 'NG', phone: '8012345678' }, phones)).toEqual({})
    expect(profileErrors({ name: ' ', country: 'XX', phone: '1' }, phones)).toEqual({
      name: 'Please fill the name field!',
      country: 'Please select your country!',
      phone: 'Enter a valid phone number',
    })
  })

  it('is an account without an address that can be one', () => {
    const account = { name: 'Lena', country: '', phone: '', email: 'lena@example.test' }
    expect(accountErrors(account, phones)).toEqual({})
    expect(accountErrors({ ...account, email: ' ' }, phones)).toEqual({
      email: 'Please fill the Email field!',
    })
    expect(accountErrors({ ...account, email: 'no' }, phones)).toEqual({
      email: 'Enter a valid email address',
    })
  })
})

it('whoever types a prefix of their own means that one, blanks around it apart', () => {
  expect(phoneWithPrefix('+254', ' +49301234567 ')).toBe('+49301234567')
})
