import { spawn } from 'node:child_process'
import { brand } from '#domain/shared/brand.ts'
import { readConfiguration } from './configuration.ts'
import { giveUp } from './own-process.ts'
import { openDatabase, portIsFree, prepareTables } from './prepare.ts'
import { onStop, stopOnSignal } from './stopping.ts'

const watched = ['domain', 'application', 'adapters']

/** The server starts anew when its sources change; the database goes on meanwhile. */
function watchServer(databaseUrl: string): void {
  const server = spawn(
    process.execPath,
    [...watched.map((folder) => `--watch-path=${folder}`), 'adapters/commands/dev-server.ts'],
    { stdio: 'inherit', env: { ...process.env, SANAA_DATABASE: databaseUrl } },
  )
  onStop(
    () =>
      new Promise<void>((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  )
}

stopOnSignal()
try {
  process.stdout.write(`${brand.name}, reloading on change\n`)
  const configuration = readConfiguration(process.env)
  await portIsFree(configuration)
  const url = await openDatabase(configuration)
  await prepareTables(url)
  watchServer(url)
} catch (error) {
  await giveUp(error)
}
