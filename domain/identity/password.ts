import { emailKey } from '../shared/email-address.ts'

/** Characters. */
const shortestPassword = 8
const longestPassword = 200

/** Told of passwords that everybody tries first; which those are, a list knows. */
export const commonPassword = 'This password is one of the most common ones. Choose another one'

/**
 * What is wrong with a new password; null when nothing is.
 * @param owner whose name and address it must not be
 */
export function checkPassword(
  password: string,
  owner: { readonly email: string; readonly name: string },
): string | null {
  const characters = Array.from(password).length
  if (characters < shortestPassword) return `Use at least ${shortestPassword} characters`
  if (characters > longestPassword) return `Use at most ${longestPassword} characters`
  const plain = password.trim().toLowerCase()
  const email = emailKey(owner.email)
  const guesses = [email, email.split('@')[0], owner.name.trim().toLowerCase()]
  return guesses.includes(plain) ? 'Choose a password that is neither your name nor your email address' : null
}
