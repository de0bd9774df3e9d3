import { ContainerModule } from 'inversify'
import { healthController } from '#adapters/http/health-controller.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { rootControllers } from '../controller-tokens.ts'
import { database } from '../tokens.ts'

const databaseHealth = (sql: Sql) =>
  healthController(async () => {
    await sql('select 1')
  })

/** Whether all is well. */
export const sharedControllers = new ContainerModule(({ bind }) => {
  bind(rootControllers).toResolvedValue(databaseHealth, [database.sql])
})
