import { assertDatabaseIsThere } from '#adapters/postgres/database-there.ts'
import { createOrm, lockTimeout, migrate, type Say } from '#adapters/postgres/orm.ts'

/**
 * Brings the tables up to date for a command beside a shop that may serve from them: it waits for no lock longer than others can
 * wait behind it, which what the command does afterwards may.
 * @param say hears sentences for whoever runs the shop
 */
export async function bringTablesUpToDate(url: string, say: Say): Promise<void> {
  await assertDatabaseIsThere(url)
  const orm = createOrm(url, { poolSize: 2, lockTimeout, takesItsTime: true })
  try {
    await migrate(orm, say)
  } finally {
    await orm.close(true)
  }
}
