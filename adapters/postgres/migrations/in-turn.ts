import { setTimeout as delay } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { Database } from '../database.ts'
import { isNotThere } from '../database-away.ts'
import { withoutLimits } from './without-limits.ts'

/** Milliseconds. */
const betweenLooks = 100

/** Milliseconds between two tries to come back to a database that went away from whoever waits, and how often that is tried. */
const betweenTries = 500
const mostTries = 20

/** A turn that has come: it is over when `end` is called, or earlier where the database loses it. */
interface Turn {
  /** Rejects once it is over. */
  readonly lost: Promise<never>
  readonly end: () => Promise<void>
}

/** @param onWaiting hears that somebody else has the turn */
async function turnOf(orm: MikroORM, what: string, onWaiting: () => void): Promise<Turn> {
  const client = new pg.Client({
    connectionString: orm.config.get('clientUrl'),
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a lost connection would end the process; that it has ended is heard below.
  client.on('error', () => undefined)
  const lost = new Promise<never>((_, reject) => {
    client.once('end', () =>
      reject(
        new Error(
          `The connection was lost that kept other servers away from the database meanwhile (${what}). Another one may have begun the same: please start again.`,
        ),
      ),
    )
  })
  lost.catch(() => undefined)
  await client.connect()
  const { sql, parameters } = new Database(orm)
    .selectNoFrom(({ fn, lit, val }) =>
      fn<boolean>('pg_try_advisory_xact_lock', [fn('hashtextextended', [val(what), lit(0)])]).as('isOurs'),
    )
    .compile()
  // The lock goes with its transaction, which the mapper's work is to stand outside of.
  const ask = async (text: string, values: readonly unknown[] = []): Promise<{ isOurs?: boolean }[]> =>
    (await client.query(text, [...values])).rows
  const isOurs = async (): Promise<boolean> => (await ask(sql, parameters))[0]?.isOurs ?? false
  const end = () => client.end()
  try {
    await ask('begin')
    // An idle transaction that was ended would let the next one in beside us.
    await withoutLimits(client)
    while (!(await isOurs())) {
      onWaiting()
      await delay(betweenLooks)
    }
    return { lost, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Whoever waits has done nothing yet, and waits on where the database went away and came back meanwhile. */
async function patientTurnOf(orm: MikroORM, what: string): Promise<Turn> {
  let hasWaited = false
  for (let attempt = 1; ; attempt++)
    try {
      return await turnOf(orm, what, () => {
        hasWaited = true
      })
    } catch (error) {
      if (!hasWaited || attempt === mostTries || !isNotThere(error)) throw error
      await delay(betweenTries)
    }
}

/**
 * Does what no two processes may do to a database at the same time, one after the other; the lock is held by a connection beside
 * the mapper's, and whoever waits looks again and again.
 * @param what the same word for all who are not to do it together
 * @throws Error with a sentence for people where the lock was lost before the work was done, which nobody waits for any more
 */
export async function inTurn<Result>(
  orm: MikroORM,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = await patientTurnOf(orm, what)
  try {
    return await Promise.race([work(), turn.lost])
  } finally {
    await turn.end()
  }
}
