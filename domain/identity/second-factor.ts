import { withOurDigits } from '#domain/shared/digits.ts'

/** How many recovery codes one gets at a time. */
export const recoveryCodeCount = 10

/** Decimal digits of a recovery code: more than 2^66 of them, so that no digest of one can be guessed backwards. */
export const recoveryCodeDigits = 20

/** What is asked of whoever signs in with a password to an account with an authenticator app. */
export const codeWanted = 'Enter the code from your authenticator app'

/** What is said where a duty to have two factors is met by a passkey alone. */
export const passkeyWanted = 'Sign in with your passkey'

export const wrongCode = 'This code is not valid, or was used before.'

export type SecondFactorCode = { readonly kind: 'app' | 'recovery'; readonly digits: string }

/** What somebody typed as a code, told apart by its length; spaces and dashes do not count. Null for anything else. */
export function readCode(typed: string): SecondFactorCode | null {
  const digits = withOurDigits(typed).replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits }
  return digits.length === recoveryCodeDigits && /^\d+$/.test(digits) ? { kind: 'recovery', digits } : null
}

/** A recovery code as it is written down: groups of five. */
export const writtenCode = (digits: string): string => (digits.match(/.{1,5}/g) ?? []).join('-')
