import type { createOrm } from '#adapters/postgres/orm.ts'
import { type Assembly, assemble, type Given, given, type Part } from './assembly.ts'
import { settings } from './binding.ts'
import type { Settings } from './settings.ts'
import { sharedModule } from './shared/shared.module.ts'
import { databaseModule, sharedInPostgres } from './shared/shared.postgres.ts'
import { database, stopping } from './tokens.ts'

/** The parts of the product that a command needs, over a database and without a server. */
export const shopOver = (
  orm: ReturnType<typeof createOrm>,
  configured: Settings,
  parts: readonly Part[],
  values: readonly Given[] = [],
): Assembly =>
  assemble(
    [sharedModule, databaseModule, sharedInPostgres, ...parts],
    [
      given(database.orm, orm),
      given(settings, configured),
      given(stopping, new AbortController().signal),
      ...values,
    ],
  )
