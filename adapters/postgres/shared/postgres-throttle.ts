import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Digest } from '#application/shared/digest.ts'
import { type Throttle, type ThrottleLimit, tooMany } from '#application/shared/throttle.ts'
import type { Database } from '../database.ts'

/**
 * Counts tries in PostgreSQL, so that several processes count together.
 * @param factor how many times more than usual may be tried
 */
export function postgresThrottle(db: Database, digest: Digest, factor: number): Throttle {
  const limiters = new Map<string, RateLimiterPostgres>()
  const storeClient = {
    query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => {
      // The library knows no query builder. It names its statements: each is planned once for a connection.
      const statement = { ...CompiledQuery.raw(text, values), name }
      const { rows, numAffectedRows } = await db.executeQuery(statement)
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }

  function limiterOf({ name, times, seconds }: ThrottleLimit): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      keyPrefix: name,
      points: times * factor,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(digest(key))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(digest(key))
    },
  }
}
