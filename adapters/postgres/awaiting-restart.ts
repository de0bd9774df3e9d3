import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isNotThere } from './database-away.ts'

/** Milliseconds. */
const betweenTries = 100

/**
 * Lets whoever wants a connection wait for a database that is just starting anew: nothing was asked yet, so that nothing can
 * have been done. One that has been away for longer is said to be away at once.
 * @param patience milliseconds for which it may have been away
 */
export function awaitRestart(pool: Pool, patience: number): void {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool)
  let awaySince: number | null = null

  async function connectPatiently(): Promise<PoolClient> {
    for (;;)
      try {
        const client = await connect()
        awaySince = null
        return client
      } catch (error) {
        if (!isNotThere(error)) throw error
        awaySince ??= performance.now()
        if (performance.now() - awaySince > patience) throw error
        await delay(betweenTries)
      }
  }

  // The mapper asks for a promise alone.
  Object.assign(pool, { connect: connectPatiently })
}
