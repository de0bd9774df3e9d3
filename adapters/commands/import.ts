import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { importInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { importPorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { bringTablesUpToDate } from '#adapters/composition/tables-up-to-date.ts'
import { catalogueLines } from '#adapters/import/catalogue-lines.ts'
import { importCatalogue } from '#adapters/import/import-catalogue.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { readConfiguration } from './configuration.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { importProgress, importSummary } from './import-progress.ts'
import { inPlainWords } from './plain-words.ts'
import { say } from './progress.ts'
import { stopAll, stopOnSignal } from './stopping.ts'

class Unreadable extends Error {}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Unreadable(`There is no file ${file}.`)
  return found.size
}

/** Takes a catalogue file into the configured database. @returns whether anything came in or was there already */
async function run(file: string): Promise<boolean> {
  const size = await sizeOf(file)
  const { databaseUrl, dataFolder, feePercent } = readConfiguration(process.env)
  const url = databaseUrl ?? (await embeddedDatabase(dataFolder))
  const orm = createOrm(url, { poolSize: 2, takesItsTime: true })
  const progress = importProgress(size)
  try {
    await bringTablesUpToDate(url, say)
    const shop = shopOver(orm, { feePercent, publicUrl: '' }, [importInPostgres])
    const catalogue = shop.get(importPorts.imported)
    const report = await importCatalogue(catalogueLines(file, progress.read), catalogue, progress, new Date())
    progress.stop()
    process.stdout.write(importSummary(report))
    return report.added + report.changed + report.unchanged > 0
  } finally {
    progress.stop()
    await orm.close(true)
    await stopAll()
  }
}

const [name] = process.argv.slice(2)
if (name === undefined) {
  process.stderr.write('Which file? npm run import -- FILE (NDJSON or CSV, also packed with gzip)\n')
  process.exit(1)
}
stopOnSignal(1)
try {
  const cameIn = await run(resolve(process.env.INIT_CWD ?? '.', name))
  process.exit(cameIn ? 0 : 1)
} catch (error) {
  process.stderr.write(
    `${inPlainWords(error, 0)}\nWhat was stored before stays; the same command goes on from there.\n`,
  )
  process.exit(1)
}
