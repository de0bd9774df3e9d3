import { signedIn } from '#application/shared/caller.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AccountPorts } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import type { Visit } from './visit.ts'

/** The browsers in which somebody is signed in, this one among them. */
export function ownSessions(
  { sessions, callerOf, clock, digest }: AccountPorts,
  visit: Visit,
): Pick<Accounts, 'logout' | 'sessions' | 'endSession' | 'endOtherSessions'> {
  const caller = async () => signedIn(await callerOf(visit))

  return {
    async logout() {
      if (visit.token === null) return
      await sessions.endByToken(digest(visit.token))
      visit.drop()
    },

    async sessions() {
      const { userId, sessionId } = await caller()
      const found = await sessions.ofUser(userId, clock.now())
      return found.map(({ id, device, createdAt, seenAt }) => ({
        id,
        current: id === sessionId,
        device,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: seenAt.toISOString(),
      }))
    },

    async endSession(id) {
      const { userId, sessionId } = await caller()
      if (!(await sessions.end(userId, id)))
        throw new DomainError('not-found', 'session-not-found', 'This browser is signed out already.')
      if (id === sessionId) visit.drop()
    },

    async endOtherSessions() {
      const { userId, sessionId } = await caller()
      await sessions.endAll(userId, sessionId)
    },
  }
}
