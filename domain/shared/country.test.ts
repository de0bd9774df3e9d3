import { describe, expect, it } from 'vitest'
import { profileFormErrors } from '../artists/profile-form.ts'
import { accountErrors, profileErrors, registrationErrors } from '../identity/registration.ts'
import { emptyShipping, validateShipping } from '../orders/shipping.ts'
import { isCountry } from './country.ts'

it.each([
  ['KE', true],
  ['GB', true],
  ['ZZ', false],
  ['UK', false],
  ['ke', false],
  ['', false],
])('of %j says whether there is such a country: %j', (code, is) => {
  expect(isCountry(code)).toBe(is)
})

describe('a country that there is not', () => {
  const form = {
    name: 'Lena',
    phone: '+254712345678',
    email: 'lena@example.test',
    password: 'wide blue harbour',
  }
  const phones = { international: (typed: string) => typed }
  const words = { preferredMedium: '', bio: '', exhibitions: [] }

  it.each([
    ['signs up', (country: string) => registrationErrors({ ...form, country }, phones).country],
    ['changes their details', (country: string) => profileErrors({ ...form, country }, phones).country],
    ['is kept by an admin', (country: string) => accountErrors({ ...form, country }, phones).country],
    ['wants a parcel', (country: string) => validateShipping({ ...emptyShipping, country }, phones).country],
    ['shows their work', (country: string) => profileFormErrors({ ...words, country }).country],
  ])('is refused where somebody %s', (_, errorFor) => {
    expect(errorFor('ZZ')).toMatch(/country|Country/)
    expect(errorFor('KE')).toBeUndefined()
  })
})
