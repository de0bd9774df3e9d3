import { TransactionContext } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { toldPlainly } from './database-away.ts'

/** The entity manager of the running unit of work; outside of one, a fresh one that shares nothing. */
export const currentEm = (orm: MikroORM): EntityManager =>
  (TransactionContext.getEntityManager() as EntityManager | undefined) ?? orm.em.fork()

/** Deadlocks and lost races: PostgreSQL ended the transaction so that another goes on. Nothing of it has happened. */
const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001'].includes(String((error as { code?: unknown }).code))

const attempts = 4

/**
 * A unit of work as one transaction; changed entities are written when it ends.
 * @throws Unavailable when the database is away
 */
export const postgresUnitOfWork = (orm: MikroORM): UnitOfWork => ({
  run: async (work) => {
    if (TransactionContext.getEntityManager()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        return await orm.em.fork().transactional(() => work())
      } catch (error) {
        if (attempt === attempts || !wasGivenUp(error)) throw toldPlainly(error)
      }
    }
  },
})
