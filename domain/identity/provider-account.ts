import { DomainError } from '../shared/domain-error.ts'
import { isEmailAddress } from '../shared/email-address.ts'
import { passkeyWanted } from './second-factor.ts'

/** Who somebody is at another provider, as it says itself. */
export interface ProviderIdentity {
  readonly issuer: string
  /** Their lasting id there; addresses change hands. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

export const providerFailed = 'Google authentication failed'

const refusals = {
  'provider-failed': providerFailed,
  'nobody-came-back': 'Signing in took too long. Please try again.',
  'provider-email-unverified':
    'Google has not verified your email address. Verify it there, or sign up with a password.',
  'account-email-unverified':
    'There is an account with this address that was never verified. Sign in with its password and verify it first.',
  'account-suspended': 'This account is suspended.',
  'passkey-needed': passkeyWanted,
} as const

/** What is told to somebody who has come back from a provider in vain. */
export const providerRefusal = (code: string): string =>
  (refusals as Readonly<Record<string, string>>)[code] ?? providerFailed

/**
 * Whether an identity that is new here may open an account. An account that exists is only joined to it when both
 * sides have seen that the address belongs to whoever asks: else somebody could sign up with another person's address
 * and wait for them.
 * @param existing the account with the same address; null where there is none
 * @throws DomainError forbidden 'provider-email-unverified', conflict 'account-email-unverified'
 */
export function mayOpenAccount(
  { email, emailVerified }: ProviderIdentity,
  existing: { readonly emailVerified: boolean } | null,
): void {
  if (!isEmailAddress(email) || !emailVerified)
    throw new DomainError('forbidden', 'provider-email-unverified', refusals['provider-email-unverified'])
  if (existing && !existing.emailVerified)
    throw new DomainError('conflict', 'account-email-unverified', refusals['account-email-unverified'])
}
