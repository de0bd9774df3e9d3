import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweepLeftBehind } from '#adapters/disk/left-behind.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import type { Configuration } from './configuration.ts'
import { makeDataFolder } from './data-folder.ts'
import { beOnlyShop } from './only-shop.ts'
import { inOwnProcess } from './own-process.ts'
import { step } from './progress.ts'
import { onStop } from './stopping.ts'

/** Better now than after a minute of preparing. @throws EADDRINUSE, EACCES */
export const portIsFree = ({ port, host }: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

const tellOfEnd = (said: string): void => {
  process.stderr.write(
    `PostgreSQL has ended, and is started again. The last that it said:\n${said.trimEnd()}\n`,
  )
}

/**
 * Opens the database for a shop that serves: one that is ours is of one shop alone, and ends with it.
 * @returns the database's address, where it answers if it is ours
 * @throws ConfigurationError where another shop serves from ours
 */
export async function openDatabase({ databaseUrl, dataFolder }: Configuration): Promise<string> {
  await makeDataFolder(dataFolder)
  if (databaseUrl !== null) return databaseUrl
  onStop(await beOnlyShop(dataFolder))
  const postgres = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), onEnd: tellOfEnd }),
  )
  onStop(() => postgres.stop())
  return postgres.url
}

const fromSources = join(import.meta.dirname, 'prepare-process.ts')

/**
 * The tables and the demo, and nothing left of those who were killed.
 * @param script what prepares them: from its sources, unless it is built
 */
export async function prepareTables(url: string, script = fromSources): Promise<void> {
  await sweepLeftBehind(tmpdir(), new Date())
  await inOwnProcess(script, { SANAA_DATABASE: url })
}
