import { TransactionContext } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { unavailableIfAway } from './database-away.ts'
import { untilNotGivenUp } from './given-up.ts'

/**
 * A unit of work as one transaction; changed entities are written when it ends.
 * @throws Unavailable when the database is away
 */
export const postgresUnitOfWork = (orm: MikroORM): UnitOfWork => ({
  run: async (work) => {
    if (TransactionContext.getEntityManager()) return work()
    try {
      return await untilNotGivenUp(() => orm.em.fork().transactional(() => work()))
    } catch (error) {
      throw unavailableIfAway(error)
    }
  },
})
