import type { GivenUpJobs, Machine, SystemReader } from '#application/admin/system-ports.ts'
import type { Memory } from '../memory.ts'
import type { MemoryJobs } from '../shared/memory-jobs.ts'

/** What the shop keeps in memory, read for whoever runs it. */
export const memorySystem = ({ accounts, orders, mails }: Memory): SystemReader => ({
  database: async () => ({ version: 'memory', bytes: 0, migrations: 0, newestMigration: '' }),

  async check() {
    const [newest] = [...orders.checks.values()].toSorted(
      (one, other) => other.at.getTime() - one.at.getTime(),
    )
    return newest ? { at: newest.at.toISOString(), differences: newest.differences.length } : null
  },

  async mails() {
    const unsent = [...mails.values()].filter(({ sentAt, mail }) => sentAt === null && mail.to !== '')
    const givenUp = unsent.filter(({ givenUpAt }) => givenUpAt !== null)
    const kept = unsent.filter(({ givenUpAt, keptAt }) => givenUpAt === null && keptAt !== null)
    return {
      waiting: unsent.length - givenUp.length - kept.length,
      kept: kept.length,
      givenUp: givenUp.length,
    }
  },

  async sessions(now) {
    return [...accounts.sessions.values()]
      .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime())
      .flatMap(({ id, userId, device, createdAt, seenAt, endsAt }) => {
        const user = accounts.users.get(userId)
        if (!user?.isActive || user.role !== 'admin' || endsAt <= now) return []
        const seen = { signedInAt: createdAt.toISOString(), lastSeenAt: seenAt.toISOString() }
        return [{ id, adminId: userId, name: user.name, device, ...seen }]
      })
  },
})

/** Jobs that a test has said to be given up. */
export const memoryGivenUpJobs = (jobs: MemoryJobs): GivenUpJobs => ({
  newest: async (limit) =>
    [...jobs.givenUp.values()]
      .map(({ job }) => job)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, limit),

  async again(id) {
    const found = jobs.givenUp.get(id)
    if (!found) return null
    jobs.givenUp.delete(id)
    jobs.putOff(found.putOff)
    return { kind: found.job.kind, about: found.job.about }
  },
})

/** A machine that never fills. */
export const memoryMachine: Machine = {
  disk: async () => ({ machine: 'memory', total: 64_000_000_000, free: 48_000_000_000, pictures: 0 }),
  versions: async () => ({ shop: '0.0.0', node: '0.0.0' }),
}
