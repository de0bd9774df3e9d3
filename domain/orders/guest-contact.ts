import { invalidEmail, isEmailAddress } from '../shared/email-address.ts'
import { isBlank } from '../shared/tidy-text.ts'

/** What is wrong with the email address that a guest's order goes with; null when nothing is. */
export function validateEmail(email: string): string | null {
  if (isBlank(email)) return 'Email is required'
  return isEmailAddress(email) ? null : invalidEmail
}
