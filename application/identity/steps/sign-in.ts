import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { longestSession, sessionEnd } from '#domain/identity/session.ts'
import type { User } from '#domain/identity/user.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountKey } from '../account-key.ts'
import { rememberDevice } from '../sessions/known-devices.ts'
import type { SessionRepository } from '../sessions/session-repository.ts'
import type { Visit } from '../sessions/visit.ts'
import { type TellingAdminsPorts, tellAdmins } from '../tell-admins.ts'

/** Characters that are kept of what a browser calls itself. */
const longestDevice = 300

export interface SessionPorts {
  readonly sessions: SessionRepository
  readonly clock: Clock
  readonly digest: Digest
  readonly ids: IdSource
}

export interface SignInPorts extends SessionPorts, TellingAdminsPorts {
  readonly seal: Seal
  readonly work: UnitOfWork
}

/**
 * Gives the session of the browser that visits another secret, as its account has other rights now. It stays as old as
 * it was: nobody has shown anew who they are.
 * @param carried what the browser has carried here; a unit of work that is tried again has already given it another
 */
export async function renewSession(
  { sessions, clock, digest, ids }: SessionPorts,
  visit: Visit,
  carried: string | null,
): Promise<void> {
  const before = carried === null ? null : digest(carried)
  const now = clock.now()
  const session = before === null ? null : await sessions.living(before, now)
  if (before === null || !session) return
  const token = ids.secret()
  await sessions.endByToken(before)
  await sessions.add({
    id: ids.newId(),
    tokenDigest: digest(token),
    userId: session.userId,
    device: visit.device.slice(0, longestDevice),
    createdAt: session.createdAt,
    seenAt: now,
    endsAt: sessionEnd(session.createdAt, now),
  })
  visit.carry(token, new Date(session.createdAt.getTime() + longestSession))
}

interface NewSession {
  readonly token: string
  readonly until: Date
}

type Whose = Pick<User, 'id' | 'isActive' | 'email'>

/** The browser carries what opens the session, and is known by it after it has ended. */
function handOver(
  ports: Pick<SignInPorts, 'seal' | 'ids' | 'clock'>,
  visit: Visit,
  { token, until }: NewSession,
  { email }: Whose,
): void {
  // The server alone knows when it ends for want of use.
  visit.carry(token, until)
  if (email !== null) rememberDevice(ports, visit, accountKey(email))
}

async function newSession(
  { sessions, clock, digest, ids }: SessionPorts,
  visit: Visit,
  user: Whose,
): Promise<NewSession> {
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
    device: visit.device.slice(0, longestDevice),
    createdAt: now,
    seenAt: now,
    endsAt: sessionEnd(now, now),
  })
  return { token, until: new Date(now.getTime() + longestSession) }
}

/**
 * Begins a session for an account in the browser that visits; the one it had before ends.
 * @throws DomainError forbidden 'account-suspended'
 */
export async function beginSession(
  ports: SessionPorts & Pick<SignInPorts, 'seal'>,
  visit: Visit,
  user: Whose,
): Promise<void> {
  handOver(ports, visit, await newSession(ports, visit, user), user)
}

/**
 * The same for somebody who has just come in. Admins hear of each other: whoever has got hold of a key of theirs is seen.
 * @throws DomainError forbidden 'account-suspended'
 */
export async function signIn(
  ports: SignInPorts,
  visit: Visit,
  user: Whose & Pick<User, 'name' | 'role'>,
): Promise<void> {
  if (user.role !== 'admin') return beginSession(ports, visit, user)
  const session = await ports.work.run(async () => {
    const begun = await newSession(ports, visit, user)
    await tellAdmins(ports, 'signed-in', user)
    return begun
  })
  handOver(ports, visit, session, user)
}
