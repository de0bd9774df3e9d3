import type { MikroORM } from '@mikro-orm/postgresql'
import { ContainerModule } from 'inversify'
import { pgBossJobs } from '#adapters/jobs/pg-boss-jobs.ts'
import { Database } from '#adapters/postgres/database.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { postgresHappenings } from '#adapters/postgres/shared/postgres-happenings.ts'
import { postgresThrottle } from '#adapters/postgres/shared/postgres-throttle.ts'
import { createNamedSql, createSql } from '#adapters/postgres/sql.ts'
import { portSet, settings } from '../binding.ts'
import type { Settings } from '../settings.ts'
import { database, stopping } from '../tokens.ts'
import { sharedPorts, system } from './shared.tokens.ts'

/** The statements that everything else in the database is asked with. */
export const databaseModule = new ContainerModule(({ bind }) => {
  bind(database.sql).toResolvedValue(createSql, [database.orm]).inSingletonScope()
  bind(database.queries)
    .toResolvedValue((orm: MikroORM) => new Database(orm), [database.orm])
    .inSingletonScope()
  bind(database.reports)
    .toResolvedValue(
      (orm: MikroORM, { replicas }: Settings) => new Database(orm, replicas?.readsOf(orm)),
      [database.orm, settings],
    )
    .inSingletonScope()
})

export const sharedInPostgres = portSet(
  sharedPorts,
  { ...database, digest: system.digest, stop: stopping, settings },
  {
    work: ({ orm }) => postgresUnitOfWork(orm),
    jobs: ({ orm }) => pgBossJobs(createNamedSql(orm)),
    happenings: ({ orm, queries, stop }) =>
      postgresHappenings(queries, { url: orm.config.get('clientUrl') ?? '', stopping: stop }),
    throttle: ({ queries, digest, settings: { triesFactor = 1 } }) =>
      postgresThrottle(queries, digest, triesFactor),
  },
)
