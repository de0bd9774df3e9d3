import type { MikroORM } from '@mikro-orm/postgresql'
import { type Assembly, assemble, type Given, given } from '#adapters/composition/assembly.ts'
import { deliveryModule } from '#adapters/composition/notifications/notifications.delivery.ts'
import { postgresPorts } from '#adapters/composition/postgres-ports.ts'
import { serviceModules } from '#adapters/composition/service-modules.ts'
import { database, stopping } from '#adapters/composition/tokens.ts'
import { givenCheapPasswords } from './cheap-passwords.ts'
import { givenTestSettings } from './test-settings.ts'

/** Every service over a database, without the server. @param values what stands in the place of a part */
export const postgresAssembly = (orm: MikroORM, ...values: readonly Given[]): Assembly =>
  assemble(
    [...serviceModules, ...postgresPorts, deliveryModule],
    [
      ...givenTestSettings,
      given(database.orm, orm),
      given(stopping, AbortSignal.abort()),
      givenCheapPasswords,
      ...values,
    ],
  )
