import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { longestSession, sessionEnd } from '#domain/identity/session.ts'
import type { User } from '#domain/identity/user.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { SessionRepository } from './session-repository.ts'
import type { Visit } from './visit.ts'

export interface SignInPorts {
  readonly sessions: SessionRepository
  readonly clock: Clock
  readonly digest: Digest
  readonly ids: IdSource
}

/**
 * Begins a session for an account in the browser that visits; the one it had before ends.
 * @throws DomainError forbidden 'account-suspended'
 */
export async function signIn(
  { sessions, clock, digest, ids }: SignInPorts,
  visit: Visit,
  user: Pick<User, 'id' | 'isActive'>,
): Promise<void> {
  if (!user.isActive)
    throw new DomainError(
      'forbidden',
      'account-suspended',
      `This account is suspended. Write to ${brand.email} if you do not know why.`,
    )
  const now = clock.now()
  const token = ids.secret()
  if (visit.token !== null) await sessions.endByToken(digest(visit.token))
  await sessions.add({
    id: ids.newId(),
    tokenDigest: digest(token),
    userId: user.id,
    device: visit.device.slice(0, 300),
    createdAt: now,
    seenAt: now,
    endsAt: sessionEnd(now, now),
  })
  // The server alone knows when it ends for want of use.
  visit.carry(token, new Date(now.getTime() + longestSession))
}
