import { ContainerModule } from 'inversify'
import { eventsController } from '#adapters/http/happenings/events-controller.ts'
import { healthController } from '#adapters/http/health-controller.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { bindService } from '../binding.ts'
import { apiControllers, owesSecondFactor, rootControllers } from '../controller-tokens.ts'
import { isStill } from '../identity/identity.tokens.ts'
import { database, stopping } from '../tokens.ts'
import { sharedPorts } from './shared.tokens.ts'

const databaseHealth = (sql: Sql) =>
  healthController(async () => {
    await sql('select 1')
  })

/** What happens at once, and whether all is well. */
export const sharedControllers = new ContainerModule(({ bind }) => {
  bindService(bind, apiControllers, eventsController, {
    isStill,
    owesSecondFactor,
    stopping,
    happenings: sharedPorts.happenings,
  })
  bind(rootControllers).toResolvedValue(databaseHealth, [database.sql])
})
