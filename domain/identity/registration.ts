import { type Credentials, emailMissing, passwordMissing } from './credentials.ts'
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

/** The first thing that keeps a registration from being sent; null when nothing does. */
export function checkRegistration({ email, password, name, country, phone }: Registration): string | null {
  if (email.trim() === '') return emailMissing
  if (password === '') return passwordMissing
  if (name.trim() === '') return 'Please fill the name field!'
  if (country === '') return 'Please select your country!'
  return phone.trim() === '' ? 'Please fill the phone number field!' : null
}

/**
 * The phone number that is sent: the country's dialling prefix, such as +254, and then what was typed. Whoever types a
 * prefix of their own means that one.
 */
export const phoneWithPrefix = (prefix: string, typed: string): string =>
  typed.trim().startsWith('+') ? typed.trim() : `${prefix}${typed.trim()}`
