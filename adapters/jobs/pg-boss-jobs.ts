import type { Jobs } from '#application/shared/jobs.ts'
import { bossOver, type RunSql } from './pg-boss-queues.ts'

/** Puts jobs into PostgreSQL, in the transaction of the running unit of work. */
export function pgBossJobs(runSql: RunSql): Jobs {
  const boss = bossOver(runSql, { watching: false, migrating: false })
  return {
    async add(kind, what, after = 0) {
      await boss.send(kind, what, { startAfter: after })
    },
  }
}
