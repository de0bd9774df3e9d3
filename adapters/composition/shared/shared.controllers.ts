import { ContainerModule } from 'inversify'
import { healthController } from '#adapters/http/health-controller.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { assertDatabaseIsWell } from '#adapters/postgres/database-there.ts'
import { rootControllers } from '../controller-tokens.ts'
import { database, leaving } from '../tokens.ts'

const databaseHealth = (db: Database, leave: AbortSignal) =>
  healthController(leave, () => assertDatabaseIsWell(db))

/** Whether all is well. */
export const sharedControllers = new ContainerModule(({ bind }) => {
  bind(rootControllers).toResolvedValue(databaseHealth, [database.queries, leaving])
})
