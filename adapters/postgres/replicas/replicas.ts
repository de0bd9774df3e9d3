import { setTimeout as delay } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Unavailable } from '#application/shared/unavailable.ts'
import { askedTogether } from '../asked-together.ts'
import { Database } from '../database.ts'
import { wasGivenUp } from '../given-up.ts'
import { createOrm } from '../orm.ts'
import { isLoneRead, type RunStatement, type Statement, statementsOf } from '../statements.ts'

/** Milliseconds for which a replica that failed is left alone. */
const usualRest = 5_000

/** A replica is some milliseconds behind: so often, and with such pauses, it is asked whether it has come so far. */
const looks = 5
const betweenLooks = 5

export interface ReplicaOptions {
  readonly poolSize: number
  /** Milliseconds. */
  readonly statementTimeout: number
  readonly rest?: number
  /** Hears why a replica is not asked for a while. */
  readonly onTrouble: (error: unknown) => void
}

/** Databases that follow the primary. */
export interface Replicas {
  /** Runs at one of them what only reads, as long as it knows all that was written before; everything else where it ran. */
  readsOf(primary: MikroORM): RunStatement
  close(): Promise<void>
}

interface Replica {
  readonly orm: MikroORM
  readonly run: RunStatement
  readonly db: Database
  /** Until when it is left alone, by the process's clock. */
  restsUntil: number
}

/** Where the next record will stand: behind a page's head, when nothing has come yet, which costs a look at the primary. */
const positionOf = (db: Database): Promise<{ readonly position: string }> =>
  db
    .selectNoFrom(({ fn }) => fn<string>('pg_current_wal_insert_lsn', []).as('position'))
    .executeTakeFirstOrThrow()

/** In a statement of its own, before what is read: within one, what it sees is older than what this says. */
async function hasCome(replica: Replica, position: string): Promise<boolean> {
  for (let look = 1; ; look++) {
    const { ahead } = await replica.db
      .selectNoFrom(({ fn, val }) =>
        fn<string>('pg_wal_lsn_diff', [fn('pg_last_wal_replay_lsn', []), val(position)]).as('ahead'),
      )
      .executeTakeFirstOrThrow()
    if (Number(ahead) >= 0) return true
    if (look === looks) return false
    await delay(betweenLooks)
  }
}

/**
 * Opens what DATABASE_REPLICA_URLS names. Whoever reads there sees whatever was acknowledged to anybody before they asked: the
 * primary says how far it has written, and a replica that is not there yet, or that fails, is passed over for the primary.
 */
export function openReplicas(urls: readonly string[], options: ReplicaOptions): Replicas {
  const { poolSize, statementTimeout, rest = usualRest, onTrouble } = options
  const replicas = urls.map((url): Replica => {
    const orm = createOrm(url, { poolSize, statementTimeout })
    return { orm, run: statementsOf(orm), db: new Database(orm), restsUntil: 0 }
  })
  let turn = 0

  function next(): Replica | undefined {
    const now = performance.now()
    const there = replicas.filter(({ restsUntil }) => restsUntil <= now)
    turn += 1
    return there[turn % there.length]
  }

  return {
    readsOf(primary) {
      const atPrimary = statementsOf(primary)
      const primaryDatabase = new Database(primary)
      const written = askedTogether<null, string>(async (all) => {
        const { position } = await positionOf(primaryDatabase)
        return all.map(() => position)
      })

      async function atReplica(replica: Replica, statement: Statement) {
        const position = await written(null)
        try {
          return (await hasCome(replica, position)) ? await replica.run(statement) : null
        } catch (error) {
          if (wasGivenUp(error)) return null
          if (!(error instanceof Unavailable)) throw error
          replica.restsUntil = performance.now() + rest
          onTrouble(error)
          return null
        }
      }

      return async (statement) => {
        const replica = isLoneRead(statement) ? next() : undefined
        return (replica && (await atReplica(replica, statement))) ?? atPrimary(statement)
      }
    },
    async close() {
      await Promise.all(replicas.map(({ orm }) => orm.close(true)))
    },
  }
}
