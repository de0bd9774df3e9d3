import { bossOver, givenUpQueue, type RunSql } from './pg-boss-queues.ts'

/** Takes jobs that were given up and puts them off anew, in the transaction of the running unit of work. */
export function putOffAnew(
  runSql: RunSql,
): (job: { readonly id: string; readonly kind: string; readonly data: object }) => Promise<void> {
  const boss = bossOver(runSql, { watching: false, migrating: false })
  return async ({ id, kind, data }) => {
    await boss.deleteJob(givenUpQueue, id)
    await boss.send(kind, data)
  }
}
