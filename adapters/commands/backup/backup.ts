import { resolve } from 'node:path'
import { fileStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { readConfiguration } from '../configuration.ts'
import { databaseOfShop } from '../embedded-database.ts'
import { inPlainWords } from '../plain-words.ts'
import { onStop, stopAll, stopOnSignal } from '../stopping.ts'
import { archivedKey } from './backup-keys.ts'
import { progressLines, several, sized } from './work-said.ts'
import { writeBackup } from './write-backup.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** @returns how many pictures the backup lacks */
async function run(file: string): Promise<number> {
  const configuration = readConfiguration(process.env)
  const databaseUrl = await databaseOfShop(configuration)
  const secretKey = await archivedKey(configuration)
  say(`Backing up to ${file} …`)
  const shop = {
    databaseUrl,
    pictures: fileStoreAt(configuration.mediaUrl ?? configuration.mediaFolder),
    secretKey,
  }
  const { tables, rows, pictures, missing, size } = await writeBackup(shop, file, {
    at: new Date(),
    progress: progressLines(say),
    onGiveUp: onStop,
  })
  say(
    `Done: ${several(rows, 'row')} of ${several(tables, 'table')}, ${several(pictures, 'file')} of pictures and the key, ${sized(size)}.`,
  )
  say('It holds personal data and the key that seals secrets: keep it where nobody else can read it.')
  if (missing > 0)
    process.stderr.write(
      `It lacks ${several(missing, 'picture')} that the database knows: not where pictures are kept. All else is in it.\n`,
    )
  return missing
}

const [name] = process.argv.slice(2)
if (name === undefined) {
  process.stderr.write('To which file? npm run backup -- FILE (a tar, packed with gzip: shop.tar.gz)\n')
  process.exit(1)
}
stopOnSignal(1)
try {
  const missing = await run(resolve(process.env.INIT_CWD ?? '.', name))
  await stopAll()
  // Neither well nor in vain: whoever goes on by the code alone is to look first.
  process.exit(missing > 0 ? 2 : 0)
} catch (error) {
  process.stderr.write(`${inPlainWords(error, 0)}\nNo backup was made.\n`)
  await stopAll()
  process.exit(1)
}
