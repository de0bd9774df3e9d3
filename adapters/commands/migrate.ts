import { readConfiguration } from './configuration.ts'
import { makeDataFolder } from './data-folder.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { giveUp } from './own-process.ts'
import { prepareTables } from './prepare.ts'
import { stopAll, stopOnSignal } from './stopping.ts'

// What every start does before it opens, alone: where several servers start at once, one process does it before them. The
// embedded database of a shop that runs is taken as it is, and left running.
stopOnSignal(1)
try {
  const { databaseUrl, dataFolder } = readConfiguration(process.env)
  await makeDataFolder(dataFolder)
  await prepareTables(databaseUrl ?? (await embeddedDatabase(dataFolder)))
  await stopAll()
} catch (error) {
  await giveUp(error)
}
