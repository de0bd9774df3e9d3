import type { Caller, SignedInCaller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import { sessionEnd } from '#domain/identity/session.ts'
import type { SessionRepository } from './session-repository.ts'
import type { Visit } from './visit.ts'

/** Says who is behind a visit. */
export type CallerOf = (visit: Visit) => Promise<Caller>

export interface CallerPorts {
  readonly sessions: SessionRepository
  readonly clock: Clock
  readonly digest: Digest
}

/** Milliseconds: writing down every use would cost every page a write. */
const betweenNotes = 60_000

/** Looks up the session that a visit carries: one question, and none for visitors without one. */
export const callers =
  ({ sessions, clock, digest }: CallerPorts): CallerOf =>
  async ({ token }) => {
    if (token === null) return null
    const now = clock.now()
    const session = await sessions.living(digest(token), now)
    if (!session) return null
    const { id, userId, role, createdAt, seenAt } = session
    if (now.getTime() - seenAt.getTime() >= betweenNotes)
      await sessions.seen(id, now, sessionEnd(createdAt, now))
    return { userId, role, sessionId: id }
  }

/** Whether the session that a visit carries still is somebody's who can do the same; to ask is no use of it. */
export type StillSignedIn = (caller: SignedInCaller, visit: Visit) => Promise<boolean>

/** Looks a session up without noting it: one that nobody uses ends in its time. */
export const stillSignedIn =
  ({ sessions, clock, digest }: CallerPorts): StillSignedIn =>
  async ({ role }, { token }) => {
    const session = token === null ? null : await sessions.living(digest(token), clock.now())
    return session?.role === role
  }
