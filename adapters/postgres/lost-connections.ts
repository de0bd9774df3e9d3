import type { Pool, PoolClient } from 'pg'

/** Milliseconds that whoever uses a connection has to give it back by themselves after it was lost. */
const grace = 1_000

function giveBack(client: PoolClient): void {
  try {
    client.release(true)
  } catch {
    // It has been given back already, as it should be.
  }
}

/**
 * The query builder gives a connection back only when its transaction could be ended, which a lost connection no
 * longer can: each would take a place in the pool for ever, and the product would not recover.
 */
export const freeLostConnections = (pool: Pool): void => {
  pool.on('connect', (client) => {
    client.once('end', () => setTimeout(() => giveBack(client), grace).unref())
  })
}
