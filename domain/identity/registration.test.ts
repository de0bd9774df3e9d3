import { describe, expect, it } from 'vitest'
import { missingRegistration, phoneWithPrefix, type Registration } from './registration.ts'

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

it('sends the dialling prefix and then the number', () => {
  expect(phoneWithPrefix('+254', ' 712345678 ')).toBe('+254712345678')
})
