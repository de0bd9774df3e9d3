import type { Role } from '#domain/identity/roles.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** Whoever is signed in. */
export interface SignedInCaller {
  readonly userId: string
  readonly role: Role
  readonly sessionId: string
}

/** Who asks; null for a visitor. */
export type Caller = SignedInCaller | null

export const notSignedIn = (): DomainError =>
  new DomainError('not-signed-in', 'not-signed-in', 'Please sign in first.')

/** @throws DomainError not-signed-in */
export function signedIn(caller: Caller): SignedInCaller {
  if (!caller) throw notSignedIn()
  return caller
}

/** What one may not see is not there. */
export const nothingHere = (): DomainError =>
  new DomainError('not-found', 'not-found', 'There is nothing here.')

/** Somebody of a role. @throws DomainError not-signed-in, or not-found for whoever has another one */
export function signedInAs(role: Role, caller: Caller): SignedInCaller {
  const somebody = signedIn(caller)
  if (somebody.role !== role) throw nothingHere()
  return somebody
}
