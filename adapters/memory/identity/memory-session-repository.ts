import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

export const memorySessionRepository = ({ sessions, users, lastSeen }: MemoryAccounts): SessionRepository => {
  const all = () => [...sessions.values()]

  return {
    async add(session) {
      sessions.set(session.id, session)
      lastSeen.set(session.userId, session.seenAt)
    },
    async living(tokenDigest, now) {
      const session = all().find((each) => each.tokenDigest === tokenDigest && each.endsAt > now)
      const user = session && users.get(session.userId)
      return session && user?.isActive ? { ...session, role: user.role } : null
    },
    async seen(id, seenAt, endsAt) {
      const session = sessions.get(id)
      if (!session || session.seenAt >= seenAt) return
      sessions.set(id, { ...session, seenAt, endsAt })
      lastSeen.set(session.userId, seenAt)
    },
    ofUser: async (userId, now) =>
      all()
        .filter((session) => session.userId === userId && session.endsAt > now)
        .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime()),
    async endByToken(tokenDigest) {
      for (const session of all()) if (session.tokenDigest === tokenDigest) sessions.delete(session.id)
    },
    end: async (userId, id) => sessions.get(id)?.userId === userId && sessions.delete(id),
    async endAll(userId, exceptId) {
      for (const { id, userId: owner } of all()) if (owner === userId && id !== exceptId) sessions.delete(id)
    },
    async removeEnded(now) {
      for (const { id, endsAt } of all()) if (endsAt <= now) sessions.delete(id)
    },
  }
}
