import { setTimeout as delay } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import pg from 'pg'
import { Database } from '../database.ts'
import { withoutLimits } from './without-limits.ts'

/** Milliseconds. */
const betweenLooks = 100

/**
 * Does what no two processes may do to a database at the same time, one after the other; the lock is held by a connection beside
 * the mapper's. Whoever waits looks again and again: an index that is made concurrently would wait for a statement that waits.
 * @param what the same word for all who are not to do it together
 */
export async function inTurn<Result>(
  orm: MikroORM,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: orm.config.get('clientUrl'),
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a lost connection would end the process; the work says itself what becomes of it.
  client.on('error', () => undefined)
  await client.connect()
  // Written out: a statement with parameters would keep its view of the tables, which an index that is made concurrently waits for.
  const { sql: tryLock } = new Database(orm)
    .selectNoFrom(({ fn, lit }) =>
      fn<boolean>('pg_try_advisory_xact_lock', [fn('hashtextextended', [sql.lit(what), lit(0)])]).as(
        'isOurs',
      ),
    )
    .compile()
  // The lock goes with its transaction, which the mapper's work is to stand outside of.
  const ask = async (text: string): Promise<{ isOurs?: boolean }[]> => (await client.query(text)).rows
  const isOurs = async (): Promise<boolean> => (await ask(tryLock))[0]?.isOurs ?? false
  try {
    await ask('begin')
    // An idle transaction that was ended would let the next one in beside us.
    await withoutLimits(client)
    while (!(await isOurs())) await delay(betweenLooks)
    return await work()
  } finally {
    await client.end()
  }
}
