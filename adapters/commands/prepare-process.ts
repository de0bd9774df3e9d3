import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { assertDatabaseIsThere } from '#adapters/postgres/database-there.ts'
import { inTurn } from '#adapters/postgres/migrations/in-turn.ts'
import { createOrm, lockTimeout, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { closeDemoAccounts } from './demo/demo-accounts.ts'
import { openDemo } from './demo/open-demo.ts'
import { takeStep } from './own-process.ts'
import { step } from './progress.ts'

const sayClosed = (accounts: number): void => {
  if (accounts > 0)
    process.stdout.write(
      'The accounts of the demo are closed, as everybody knows their password; DEMO=1 opens them.\n',
    )
}

async function prepare(orm: ReturnType<typeof createOrm>, configuration: Configuration): Promise<void> {
  await step('Bringing the tables up to date', async (say) => {
    await migrate(orm, say)
    await installQueues(createSql(orm))
  })
  if (configuration.demo) await openDemo(orm, configuration)
  else sayClosed(await closeDemoAccounts(orm))
}

// The tables and the demo, in the database that stands ready: each server that starts does it, and they may start together.
await takeStep(async () => {
  const configuration = readConfiguration(process.env)
  const url = process.env.SANAA_DATABASE ?? ''
  await assertDatabaseIsThere(url)
  const orm = createOrm(url, { poolSize: 4, lockTimeout, takesItsTime: true })
  await inTurn(orm, 'preparing', () => prepare(orm, configuration))
  await orm.close(true)
})
