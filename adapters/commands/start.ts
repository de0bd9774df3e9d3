import cluster from 'node:cluster'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { drawDemo } from '#adapters/jobs/demo-drawing.ts'
import { seedDemo } from '#adapters/postgres/demo/demo-seed.ts'
import { postgresPictureQueue } from '#adapters/postgres/demo/postgres-picture-queue.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { randomIds } from '#adapters/system/system.ts'
import { brand } from '#domain/shared/brand.ts'
import { buildWeb } from './build.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { inPlainWords } from './plain-words.ts'
import { step } from './progress.ts'
import { serve } from './serve.ts'

const stops: (() => Promise<unknown> | void)[] = []

/** Stops what was started, the last first; a second signal does not wait. */
function stopOnSignal(): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    process.stdout.write('\nStopping …\n')
    void stopAll().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

async function database(configuration: Configuration): Promise<string> {
  if (configuration.databaseUrl !== null) return configuration.databaseUrl
  const postgres: EmbeddedPostgres = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder: join(configuration.dataFolder, 'postgres') }),
  )
  stops.push(() => postgres.stop())
  return postgres.url
}

async function prepare(configuration: Configuration, url: string): Promise<void> {
  const orm = createOrm(url, { poolSize: 4 })
  stops.push(() => orm.close(true))
  await step('Bringing the tables up to date', () => migrate(orm))
  if (!configuration.demo) return
  const sql = createSql(orm)
  const [filled] = await sql('select 1 from artworks limit 1')
  if (!filled)
    await step('Filling in the demo catalogue', () =>
      seedDemo(sql, postgresUnitOfWork(orm), randomIds, demoArtists, new Date()),
    )
  const mediaFolder = join(configuration.dataFolder, 'media')
  const stopDrawing = await drawDemo(postgresPictureQueue(sql), mediaFolder, {
    begun: (count) =>
      process.stdout.write(`Drawing ${count} pictures in the background, the first ones first.\n`),
    drawn: (done, all) => {
      if (done === all) process.stdout.write(`All ${all} pictures are drawn.\n`)
    },
    failed: (reason) => process.stderr.write(`Drawing the demo stopped: ${reason}\n`),
  })
  stops.push(stopDrawing)
}

async function startPrimary(): Promise<void> {
  process.stdout.write(`${brand.name}\n`)
  const configuration = readConfiguration(process.env)
  await mkdir(configuration.dataFolder, { recursive: true })
  await step('Building the web', buildWeb)
  const url = await database(configuration)
  await prepare(configuration, url)
  if (configuration.workers === 1) {
    const server = await serve(configuration, url)
    stops.push(() => server.close())
    announce(server.url)
    return
  }
  for (let worker = 0; worker < configuration.workers; worker++) cluster.fork({ SANAA_DATABASE: url })
  cluster.on('exit', (_, code) => {
    if (code !== 0) cluster.fork({ SANAA_DATABASE: url })
  })
  stops.push(() => new Promise<void>((resolve) => cluster.disconnect(() => resolve())))
  announce(`http://localhost:${configuration.port}`)
}

function announce(url: string): void {
  process.stdout.write(`\n${brand.name} is open at ${url}\nStop it with Ctrl-C.\n`)
}

async function startWorker(): Promise<void> {
  const server = await serve(readConfiguration(process.env), process.env.SANAA_DATABASE ?? '')
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.once('disconnect', () => void server.close().then(() => process.exit(0)))
}

stopOnSignal()
try {
  await (cluster.isPrimary ? startPrimary() : startWorker())
} catch (error) {
  process.stderr.write(`\n${inPlainWords(error, Number(process.env.PORT ?? 3000))}\n`)
  await stopAll()
  process.exit(1)
}
