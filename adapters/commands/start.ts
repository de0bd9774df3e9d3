import { join, resolve } from 'node:path'
import { serverAddress } from '#adapters/composition/server-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { builtFolder, builtFrom, serverPart, webPart } from './built-from.ts'
import { readConfiguration } from './configuration.ts'
import { openingWords } from './environment/opening-words.ts'
import { openMetrics } from './open-metrics.ts'
import { giveUp, inOwnProcess } from './own-process.ts'
import { openDatabase, portIsFree, prepareTables } from './prepare.ts'
import { stopOnSignal } from './stopping.ts'
import { type Builds, runBuilt } from './workers/built-program.ts'
import { leanWorker } from './workers/lean-worker.ts'
import { keepWorkers } from './workers/worker-processes.ts'

// Wherever it is begun: what is built, and DATA_DIR where it is a path from here, lie in the shop's own folder.
process.chdir(resolve(import.meta.dirname, '..', '..'))

// React's own checks for developers would take more than half of the time that a page needs.
process.env.NODE_ENV ??= 'production'

/** What is built of these sources; null where something has to be built. */
function alreadyBuilt(): Builds | null {
  const [web, server] = [builtFolder(webPart), builtFolder(serverPart)]
  return web !== null && server !== null ? { web, server } : null
}

/** Builds what has changed. */
async function build(): Promise<Builds> {
  await inOwnProcess(join(import.meta.dirname, 'build-process.ts'))
  return { web: builtFrom(webPart).folder, server: builtFrom(serverPart).folder }
}

/** A line among those that the server processes log, without what they log by: packages may be away, as while they are installed anew. */
function noteEnd(cause: string): void {
  const line = {
    level: 50,
    time: Date.now(),
    cause,
    msg: 'a server process has ended, and another takes its place',
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

async function start(): Promise<void> {
  stopOnSignal()
  process.stdout.write(`${brand.name}\n`)
  const configuration = readConfiguration(process.env)
  await portIsFree(configuration)
  const built = alreadyBuilt()
  const url = await openDatabase(configuration)
  const builds = built ?? (await build())
  // A process of its own even where it is the only one: if it dies, this one is there to begin another.
  const { execArgv, environment } = leanWorker(process.env)
  const told = runBuilt(builds, [...process.execArgv, ...execArgv])
  const metrics = configuration.metrics && (await openMetrics(configuration.metrics))
  const port = await keepWorkers(
    configuration.workers,
    { ...environment, ...told, SANAA_DATABASE: url },
    // They read their program meanwhile: that takes as long as it takes to see that all tables are there.
    {
      stopDelay: configuration.stopDelay,
      ready: prepareTables(url, join(builds.server, 'prepare-process.js')),
      onEnd: noteEnd,
    },
  )
  process.stdout.write(openingWords(serverAddress(configuration.host, port), configuration))
  if (metrics) process.stdout.write(`Metrics for Prometheus are at ${metrics}\n`)
}

try {
  await start()
} catch (error) {
  await giveUp(error)
}
