import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import type { Configuration } from './configuration.ts'
import { makeDataFolder } from './data-folder.ts'
import { ConfigurationError } from './environment/environment.ts'
import { onStop } from './stopping.ts'

/**
 * Our own PostgreSQL, for a command that comes and goes. One that was running belongs to a shop that still needs it;
 * ours ends with us, also at Ctrl-C.
 * @returns its address
 */
export async function embeddedDatabase(dataFolder: string): Promise<string> {
  await makeDataFolder(dataFolder)
  const starting = startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
  onStop(async () => {
    const postgres = await starting.catch(() => null)
    if (postgres && !postgres.adopted) await postgres.stop()
  })
  return (await starting).url
}

/**
 * The database of a shop that is there already: whoever forgot its settings would be given a new and empty one, and not know.
 * @returns its address
 * @throws ConfigurationError where there is none
 */
export async function databaseOfShop({
  databaseUrl,
  dataFolder,
}: Pick<Configuration, 'databaseUrl' | 'dataFolder'>): Promise<string> {
  if (databaseUrl !== null) return databaseUrl
  await access(join(dataFolder, 'postgres', 'cluster')).catch(() => {
    throw new ConfigurationError(
      `There is no shop in ${dataFolder}. Say which one is meant, by the settings that it runs with: DATA_DIR=… or DATABASE_URL=… (its first start makes a shop).`,
    )
  })
  return embeddedDatabase(dataFolder)
}
