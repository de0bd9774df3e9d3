import { join } from 'node:path'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { makeDataFolder } from './data-folder.ts'
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
