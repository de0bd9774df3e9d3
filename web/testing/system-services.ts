import type { System, SystemView } from '#application/admin/system-contract.ts'

/** A shop in which all is well: only what matters to the test has to be said. */
const systemView = (given: Partial<SystemView> = {}): SystemView => ({
  versions: {
    shop: '1.2.3',
    node: '24.1.0',
    database: '17.6',
    migrations: 50,
    newestMigration: '50-admin-system',
  },
  mails: { leave: true, waiting: 0, kept: 0, givenUp: 0 },
  disk: {
    machine: 'shop-1',
    total: 64_000_000_000,
    free: 48_200_000_000,
    database: 310_000_000,
    pictures: 2_400_000_000,
  },
  check: { at: '2026-11-23T02:40:00.000Z', differences: 0 },
  jobs: [],
  sessions: [],
  ...given,
})

/** A shop that remembers what was tried anew, and who was signed out. */
export function systemOf(given: Partial<SystemView> = {}): System {
  let view = systemView(given)
  return {
    state: async () => view,
    doAgain: async (jobId) => {
      view = { ...view, jobs: view.jobs.filter(({ id }) => id !== jobId) }
    },
    signOut: async (sessionId) => {
      view = { ...view, sessions: view.sessions.filter(({ id }) => id !== sessionId) }
    },
  }
}
