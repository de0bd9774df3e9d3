import { notSignedIn } from '#application/shared/caller.ts'
import { recentSignIn } from '#domain/identity/session.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { SessionPorts } from '../steps/sign-in.ts'
import type { Visit } from './visit.ts'

/**
 * A browser that was left open must not change the ways in: only whoever has just shown who they are.
 * @throws DomainError not-signed-in, forbidden 'sign-in-again'
 */
export async function refuseOldSignIn(
  { sessions, clock, digest }: Pick<SessionPorts, 'sessions' | 'clock' | 'digest'>,
  { token }: Visit,
): Promise<void> {
  const now = clock.now()
  const session = token === null ? null : await sessions.living(digest(token), now)
  if (!session) throw notSignedIn()
  if (now.getTime() - session.createdAt.getTime() >= recentSignIn)
    throw new DomainError('forbidden', 'sign-in-again', 'Please sign in again first')
}
