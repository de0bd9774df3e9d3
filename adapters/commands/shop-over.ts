import { type Assembly, assemble, given, type Part } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import type { Settings } from '#adapters/composition/settings.ts'
import { sharedModule } from '#adapters/composition/shared/shared.module.ts'
import { databaseModule, sharedInPostgres } from '#adapters/composition/shared/shared.postgres.ts'
import { database, stopping } from '#adapters/composition/tokens.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'

/** The parts of the product that a command needs, over a database and without a server. */
export const shopOver = (
  orm: ReturnType<typeof createOrm>,
  told: Settings,
  parts: readonly Part[],
): Assembly =>
  assemble(
    [sharedModule, databaseModule, sharedInPostgres, ...parts],
    [given(database.orm, orm), given(settings, told), given(stopping, new AbortController().signal)],
  )
