import type { MikroORM } from '@mikro-orm/postgresql'
import type { Memory } from '#adapters/memory/memory.ts'
import type { Database } from '#adapters/postgres/database.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import { token } from './binding.ts'
import type { Installation } from './settings.ts'

/** What stands behind the ports: a database, or a memory. Whoever assembles the product gives one of them. */
export const database = {
  orm: token<MikroORM>('orm'),
  queries: token<Database>('queries'),
  /** The same for what is long and read by few, such as lists of admins: at a replica where there is one. */
  reports: token<Database>('reports'),
  /** For what brings SQL of its own. */
  sql: token<Sql>('sql'),
}
export const memoryStore = { memory: token<Memory>('memory') }

export const installation = token<Installation>('installation')

/** Aborted when nobody is to be sent here any more: the product is about to stop, and still answers. */
export const leaving = token<AbortSignal>('leaving')

/** Aborted when the product stops: whatever has no end of its own ends then. */
export const stopping = token<AbortSignal>('stopping')

/** Those who do what was put off, each for some kinds of jobs. */
export const jobDoers = token<Partial<JobDoers>>('jobDoers')
