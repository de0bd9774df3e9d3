import type { RegistrationRole } from '#domain/identity/roles.ts'
import type { AuthorizationRequest } from './identity-provider.ts'

/** Somebody who has left for a provider. */
export interface AwaitedReturn extends AuthorizationRequest {
  /** Digest of the secret that only the browser which has left carries. */
  readonly browserDigest: string
  /** An own path. */
  readonly returnTo: string
  /** What a new account becomes. */
  readonly role: RegistrationRole
  readonly expiresAt: Date
}

/** Whom we wait for from a provider, and which of its people are which of ours. */
export interface ProviderStore {
  await(awaited: AwaitedReturn): Promise<void>
  /** Each can come back once, in the browser that has left. @returns null for everyone else, and when it took too long */
  take(state: string, browserDigest: string, at: Date): Promise<AwaitedReturn | null>
  /** Id of the account that an identity belongs to. */
  userOf(issuer: string, subject: string): Promise<string | null>
  /** Somebody has come back, and their account wants a code before it opens. */
  keepArrival(browserDigest: string, userId: string, expiresAt: Date): Promise<void>
  /** Whose account a browser has come back for. */
  arrivedFor(browserDigest: string, at: Date): Promise<string | null>
  forgetArrival(browserDigest: string): Promise<void>
  /** Joins an identity to an account for good. */
  join(issuer: string, subject: string, userId: string, at: Date): Promise<void>
}
