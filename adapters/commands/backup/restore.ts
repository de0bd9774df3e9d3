import { resolve } from 'node:path'
import { fileStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { assertDatabaseIsThere } from '#adapters/postgres/database-there.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { readConfiguration } from '../configuration.ts'
import { makeDataFolder } from '../data-folder.ts'
import { embeddedDatabase } from '../embedded-database.ts'
import { inPlainWords } from '../plain-words.ts'
import { say } from '../progress.ts'
import { secretInWaiting } from '../secret-key.ts'
import { stopAll, stopOnSignal } from '../stopping.ts'
import { refuseOtherKey } from './backup-keys.ts'
import { checkArchive, restoreBackup } from './restore-backup.ts'
import { progressLines, several, sized } from './work-said.ts'

const nothing = (): Promise<void> => Promise.resolve()

async function run(file: string, replace: boolean): Promise<void> {
  const configuration = readConfiguration(process.env)
  const { databaseUrl, dataFolder, mediaUrl, mediaFolder, secretKey } = configuration
  say(`Checking ${file} …`)
  const archive = await checkArchive(file, progressLines(say))
  refuseOtherKey(configuration, archive.secretKey)
  await makeDataFolder(dataFolder)
  const url = databaseUrl ?? (await embeddedDatabase(dataFolder))
  const orm = createOrm(url, { poolSize: 2, takesItsTime: true })
  try {
    await assertDatabaseIsThere(url)
    say(`Bringing back the shop as it was at ${archive.at} …`)
    const place = {
      orm,
      pictures: fileStoreAt(mediaUrl ?? mediaFolder),
      keepKey: async (key: string) =>
        secretKey === null ? secretInWaiting(dataFolder, key) : { keep: nothing, drop: nothing },
    }
    await restoreBackup(archive, place, { replace, say, progress: progressLines(say) })
  } finally {
    await orm.close(true)
  }
  const { tables } = archive.database
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const { files, bytes } = archive.parts.pictures ?? { files: 0, bytes: 0 }
  say(
    `Done: ${several(rows, 'row')} of ${several(tables.length, 'table')}, ${several(files, 'file')} of pictures (${sized(bytes)}) and the key.`,
  )
  say('Start it with the settings that it had: they are no part of a backup.')
}

const given = process.argv.slice(2)
const [name, ...others] = given.filter((word) => word !== '--replace')
if (name === undefined || others.length > 0) {
  process.stderr.write(
    'From which file? npm run restore -- FILE [--replace] (with --replace, what is there is given up for it)\n',
  )
  process.exit(1)
}
stopOnSignal(1)
try {
  await run(resolve(process.env.INIT_CWD ?? '.', name), given.includes('--replace'))
  await stopAll()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${inPlainWords(error, 0)}\n`)
  await stopAll()
  process.exit(1)
}
