import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { firstSeen } from '#adapters/demo/first-seen.ts'
import { sweepLeftBehind } from '#adapters/disk/left-behind.ts'
import { drawDemo } from '#adapters/jobs/demo-drawing.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { postgresPictureQueue } from '#adapters/postgres/demo/postgres-picture-queue.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import type { Configuration } from './configuration.ts'
import { makeDataFolder } from './data-folder.ts'
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts'
import { demoShop } from './demo-shop.ts'
import { fillDemo } from './fill-demo.ts'
import { step } from './progress.ts'
import { onStop } from './stopping.ts'

/** Better now than after a minute of preparing. @throws EADDRINUSE, EACCES */
export const portIsFree = ({ port, host }: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

async function database({ databaseUrl, dataFolder }: Configuration): Promise<string> {
  if (databaseUrl !== null) return databaseUrl
  const postgres = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') }),
  )
  onStop(() => postgres.stop())
  return postgres.url
}

/**
 * Gets everything ready that the product stands on: folders, database, tables, the demo.
 * @returns the database's address
 */
export async function prepare(configuration: Configuration): Promise<string> {
  await makeDataFolder(configuration.dataFolder)
  await sweepLeftBehind(tmpdir(), new Date())
  const url = await database(configuration)
  const orm = createOrm(url, { poolSize: 4 })
  onStop(() => orm.close(true))
  await step('Bringing the tables up to date', async () => {
    await migrate(orm)
    await installQueues(createSql(orm))
  })
  if (!configuration.demo) {
    const closed = await closeDemoAccounts(orm)
    if (closed > 0)
      process.stdout.write(
        'The accounts of the demo are closed, as everybody knows their password; DEMO=1 opens them.\n',
      )
    return url
  }

  const sql = createSql(orm)
  const [filled] = await sql(`select 1 from artists where source_key like 'demo:%' limit 1`)
  if (!filled)
    await step('Filling in the demo catalogue', () => fillDemo(orm, configuration.feePercent, new Date()))
  await openDemoAccounts(orm, configuration.feePercent, new Date())
  const shop = demoShop(orm, configuration.feePercent)
  const stopDrawing = await drawDemo(
    postgresPictureQueue(sql),
    await firstSeen(shop.get(catalogueServices.catalogue), shop.get(artistServices.artists)),
    configuration.mediaUrl ?? join(configuration.dataFolder, 'media'),
    {
      begun: (count) =>
        process.stdout.write(`Drawing ${count} pictures in the background, those of the first page first.\n`),
      drawn: (done, all) => process.stdout.write(`${done} of ${all} pictures are drawn.\n`),
      finished: (done, all) =>
        process.stdout.write(
          done === all
            ? `All ${all} pictures are drawn.\n`
            : `${done} of ${all} pictures are drawn; the others keep their colours, and are tried at the next start.\n`,
        ),
      failed: (reason) => process.stderr.write(`Drawing the demo stopped: ${reason}\n`),
    },
  )
  onStop(stopDrawing)
  return url
}
