import { TransactionContext } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'

/** The entity manager of the running unit of work; outside of one, a fresh one that shares nothing. */
export const currentEm = (orm: MikroORM): EntityManager =>
  (TransactionContext.getEntityManager() as EntityManager | undefined) ?? orm.em.fork()

/** A unit of work as one transaction; changed entities are written when it ends. */
export const postgresUnitOfWork = (orm: MikroORM): UnitOfWork => ({
  run: (work) => (TransactionContext.getEntityManager() ? work() : orm.em.fork().transactional(() => work())),
})
