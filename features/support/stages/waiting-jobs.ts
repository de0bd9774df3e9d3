import { allDoers } from '#adapters/composition/all-doers.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { JobDoers, JobKind, PutOff } from '#application/shared/jobs.ts'

/** What is to be done now with providers of payments is done, as by whichever process is free. */
export async function doWaitingJobs(shop: Assembly, sql: Sql): Promise<void> {
  const waiting = await sql<{ id: string; name: JobKind; data: PutOff[JobKind] }>(
    `update jobs.job set state = 'completed'
     where name in ('look-at-payment', 'give-back-payment', 'check-payments') and state = 'created' and start_after <= now()
     returning id, name, data`,
  )
  const doers = allDoers(shop)
  for (const { name, data } of waiting)
    await (doers[name] as JobDoers[JobKind] as (what: PutOff[JobKind]) => Promise<void>)(data)
}
