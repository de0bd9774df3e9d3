import type { MikroORM } from '@mikro-orm/postgresql'
import { type Assembly, assemble, type Given, given } from '#adapters/composition/assembly.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { postgresPorts } from '#adapters/composition/postgres-ports.ts'
import { serviceModules } from '#adapters/composition/service-modules.ts'
import { database, stopping } from '#adapters/composition/tokens.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { givenTestSettings } from './test-settings.ts'

/** Every service over a database, without the server. @param values what stands in the place of a part */
export const postgresAssembly = (orm: MikroORM, ...values: readonly Given[]): Assembly =>
  assemble(
    [...serviceModules, ...postgresPorts],
    [
      ...givenTestSettings,
      given(database.orm, orm),
      given(stopping, AbortSignal.abort()),
      // Cheap ones, for people who exist for a second.
      given(identityPorts.passwords, argon2Passwords({ memoryCost: 8, timeCost: 1 })),
      ...values,
    ],
  )
