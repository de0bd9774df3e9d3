import cluster from 'node:cluster'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverAddress } from '#adapters/composition/server-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { isBuilt, serverFolder, serverPart, webPart } from './built-from.ts'
import { readConfiguration } from './configuration.ts'
import { openMetrics } from './open-metrics.ts'
import { openingWords } from './opening-words.ts'
import { giveUp, inOwnProcess } from './own-process.ts'
import { openDatabase, portIsFree, prepareTables } from './prepare.ts'
import { stopOnSignal } from './stopping.ts'
import { leanWorker } from './workers/lean-worker.ts'
import { awaitOpening, keepWorkers, onLeave } from './workers/worker-processes.ts'

// Wherever it is begun: what is built, and DATA_DIR where it is a path from here, lie in the shop's own folder.
process.chdir(resolve(import.meta.dirname, '..', '..'))

// React's own checks for developers would take more than half of the time that a page needs.
process.env.NODE_ENV ??= 'production'

/** The path of what is built of a file beside this one. */
const built = (name: 'serve' | 'prepare-process'): string => resolve(serverFolder, `${name}.js`)

async function startPrimary(): Promise<void> {
  stopOnSignal()
  process.stdout.write(`${brand.name}\n`)
  const configuration = readConfiguration(process.env)
  await portIsFree(configuration)
  const areBuilt = isBuilt(webPart) && isBuilt(serverPart)
  const url = await openDatabase(configuration)
  if (!areBuilt) await inOwnProcess(join(import.meta.dirname, 'build-process.ts'))
  // A process of its own even where it is the only one: if it dies, this one is there to begin another.
  const { execArgv, environment } = leanWorker(process.env)
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...execArgv] })
  const metrics = configuration.metrics && (await openMetrics(configuration.metrics))
  const port = await keepWorkers(
    configuration.workers,
    { ...environment, SANAA_DATABASE: url },
    // They read their program meanwhile: that takes as long as it takes to see that all tables are there.
    { stopDelay: configuration.stopDelay, ready: prepareTables(url, built('prepare-process')) },
  )
  process.stdout.write(openingWords(serverAddress(configuration.host, port), configuration))
  if (metrics) process.stdout.write(`Metrics for Prometheus are at ${metrics}\n`)
}

async function startWorker(): Promise<void> {
  // Ctrl-C reaches every process of the terminal; the first one tells the others when it is time.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  // From the first moment on: whoever is told to end before it is open must not stay behind.
  const dismissed = once(process, 'disconnect')
  const mayOpen = awaitOpening()
  const configuration = readConfiguration(process.env)
  // Only here: the first process serves nothing, and would hold all of it in its memory.
  const { builtWeb, serve } = (await import(
    pathToFileURL(built('serve')).href
  )) as typeof import('./serve.ts')
  const pages = await builtWeb()
  if (!(await mayOpen)) process.exit(0)
  const running = await serve(configuration, process.env.SANAA_DATABASE ?? '', pages)
  onLeave(running.leave)
  await dismissed
  await running.close()
  process.exit(0)
}

try {
  await (cluster.isPrimary ? startPrimary() : startWorker())
} catch (error) {
  await giveUp(error)
}
