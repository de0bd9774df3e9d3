import { isCountry } from '../shared/country.ts'
import { invalidEmail, isEmailAddress } from '../shared/email-address.ts'
import { type FormErrors, formErrors, isComplete } from '../shared/form-errors.ts'
import { type PhoneNumbers, phoneFault } from '../shared/phone-numbers.ts'
import { isBlank } from '../shared/tidy-text.ts'
import { tooLong } from '../shared/too-long.ts'
import { type Credentials, emailMissing, passwordMissing } from './credentials.ts'
import { checkPassword } from './password.ts'
import type { RegistrationRole } from './roles.ts'

/** What someone signs up with. */
export interface Registration extends Credentials {
  readonly name: string
  /** ISO 3166-1 alpha-2, or empty while none is chosen. */
  readonly country: string
  /** As it was typed, without the country's dialling prefix. */
  readonly phone: string
  readonly role: RegistrationRole
}

/** What someone can get wrong when signing up. */
export type RegistrationField = Exclude<keyof Registration, 'role'>

type Filled = Readonly<Record<RegistrationField, string>>

/** Characters of somebody's name. */
export const longestName = 120

const nameMissing = 'Please fill the name field!'
const countryMissing = 'Please select your country!'
const phoneMissing = 'Please fill the phone number field!'

/** In the order in which they are asked for. */
const asked: readonly (readonly [RegistrationField, string, (value: string) => boolean])[] = [
  ['email', emailMissing, isBlank],
  ['password', passwordMissing, (password) => password === ''],
  ['name', nameMissing, isBlank],
  ['country', countryMissing, isBlank],
  ['phone', phoneMissing, isBlank],
]

const gapIn = (filled: Filled) => asked.find(([field, , isMissing]) => isMissing(filled[field]))

/** The first thing that keeps a registration from being sent, by its field; empty when nothing does. */
export function missingRegistration(filled: Filled): FormErrors<RegistrationField> {
  const gap = gapIn(filled)
  return gap ? { [gap[0]]: gap[1] } : {}
}

/** What is wrong with a country's code; null when nothing is. */
const checkCountry = (country: string): string | null => (isCountry(country) ? null : countryMissing)

/** What is wrong with a registration: the first thing that is missing alone, or else all that cannot be right. */
export function registrationErrors(filled: Filled, phones: PhoneNumbers): FormErrors<RegistrationField> {
  const missing = missingRegistration(filled)
  if (!isComplete(missing)) return missing
  return formErrors({
    email: isEmailAddress(filled.email) ? null : invalidEmail,
    password: checkPassword(filled.password, filled),
    name: tooLong(filled.name, longestName),
    country: checkCountry(filled.country),
    phone: phoneFault(filled, phones),
  })
}

type Profile = Pick<Filled, 'name' | 'country' | 'phone'>

/** What is wrong with what somebody says of themselves; country and phone may stay untold. */
export const profileErrors = (
  { name, country, phone }: Profile,
  phones: PhoneNumbers,
): FormErrors<keyof Profile> =>
  formErrors({
    name: isBlank(name) ? nameMissing : tooLong(name, longestName),
    country: country === '' ? null : checkCountry(country),
    phone: isBlank(phone) ? null : phoneFault({ country, phone }, phones),
  })

/** What is wrong with an account as an admin keeps it; country and phone may stay untold. */
export const accountErrors = (
  account: Profile & Pick<Filled, 'email'>,
  phones: PhoneNumbers,
): FormErrors<keyof Profile | 'email'> => ({
  ...formErrors({
    email: isBlank(account.email) ? emailMissing : isEmailAddress(account.email) ? null : invalidEmail,
  }),
  ...profileErrors(account, phones),
})

/**
 * The phone number that is sent: the country's dialling prefix, such as +254, and then what was typed. Whoever types a
 * prefix of their own means that one.
 */
export const phoneWithPrefix = (prefix: string, typed: string): string =>
  typed.trim().startsWith('+') ? typed.trim() : `${prefix}${typed.trim()}`
