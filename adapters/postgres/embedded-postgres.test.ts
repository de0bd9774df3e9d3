import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { freePort } from './embedded/connecting.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { createOrm } from './orm.ts'
import { createSql } from './sql.ts'

/** One for all: what takes long is to make a cluster, and each test starts its own server over it. */
let folder: string
let postgres: EmbeddedPostgres | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-embedded-'))
})
afterEach(() => postgres?.stop())
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = async (onEnd: (said: string) => void = () => undefined): Promise<EmbeddedPostgres> => {
  postgres = await startEmbeddedPostgres({ folder, onEnd })
  return postgres
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

const processId = async (): Promise<number> =>
  Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await delay(20)
  }
}

it('keeps what was written, from one start to the next', async () => {
  const first = await start()
  await query(first.url, `create table notes as select 'kept' as text`)
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select text from notes')).toEqual([{ text: 'kept' }])
})

it('is reached by a socket beside its port, and clears away those of servers that were killed', async () => {
  const first = await start()
  const address = new URL(first.url)
  const sockets = async () => (await readdir(folder)).filter((file) => /^\.s\.PGSQL\.\d+$/.test(file))
  expect(address.searchParams.get('host')).toBe(folder)
  const byNoNetwork = 'select inet_client_addr() is null as local'
  expect(await query(first.url, byNoNetwork)).toEqual([{ local: true }])
  address.search = ''
  expect(await query(address.toString(), byNoNetwork)).toEqual([{ local: false }])
  const orm = createOrm(first.url)
  expect(await createSql(orm)(byNoNetwork)).toEqual([{ local: true }])
  await orm.close(true)
  expect(await sockets()).toEqual([`.s.PGSQL.${address.port}`])
  await first.stop()
  await writeFile(join(folder, '.s.PGSQL.1.lock'), '999999999\n')
  await writeFile(join(folder, '.s.PGSQL.1'), '')
  await start()
  expect(await sockets()).toHaveLength(1)
  expect(await sockets()).not.toContain('.s.PGSQL.1')
})

it('takes another port where somebody else was quicker', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const taken = (other.address() as AddressInfo).port
  const ports = [taken, await freePort()]
  postgres = await startEmbeddedPostgres({ folder, choosePort: async () => ports.shift() ?? 0 })
  other.close()
  expect(ports).toEqual([])
  expect(new URL(postgres.url).port).not.toBe(String(taken))
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('waits for a server that another process has just begun, and has not said so yet in its lock file', async () => {
  await (await start()).stop()
  const lockFile = join(folder, 'cluster', 'postmaster.pid')
  await writeFile(lockFile, '')
  const asked = Promise.withResolvers<void>()
  const choosePort = (): Promise<number> => {
    asked.resolve()
    return freePort()
  }
  const waiting = startEmbeddedPostgres({ folder, choosePort })
  await asked.promise
  // Until its own server has seen the file and ended.
  await delay(1_500)
  await rm(lockFile)
  const other = await start()
  const waited = await waiting
  expect(waited.adopted).toBe(true)
  expect(await query(waited.url, 'select 1 as one')).toEqual([{ one: 1 }])
  // Each would bring it back when the other stops it.
  await Promise.all([waited.stop(), other.stop()])
})

it('brings the extensions that searching needs', async () => {
  const { url } = await start()
  await query(url, 'create extension pg_trgm')
  await query(url, 'create extension unaccent')
  expect(await query(url, `select unaccent('Zürich') as word`)).toEqual([{ word: 'Zurich' }])
})

it('lets nobody in without the password, which nobody else can read', async () => {
  const address = new URL((await start()).url)
  address.password = 'guessed'
  await expect(query(address.toString(), 'select 1')).rejects.toThrow('password authentication failed')
  expect((await stat(join(folder, 'password'))).mode & 0o077).toBe(0)
})

it('takes over a server that outlived its parent, and stops it in the end', async () => {
  const parent = await start()
  const pid = await processId()
  const again = await startEmbeddedPostgres({ folder })
  expect(await processId()).toBe(pid)
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await Promise.all([again.stop(), parent.stop()])
  await untilGone(pid)
})

it('comes back when whoever had started it stops it', async () => {
  const parent = await start()
  const pid = await processId()
  const again = await startEmbeddedPostgres({ folder })
  await parent.stop()
  await untilGone(pid)
  await expect.poll(() => query(again.url, 'select 1 as one').catch(() => 'away')).toEqual([{ one: 1 }])
  // Whoever stops only what is their own stops this one, too.
  expect(again.adopted).toBe(false)
  const next = await processId()
  await again.stop()
  await untilGone(next)
}, 60_000)

it('comes back where others know it, also by who starts in between', async () => {
  const { url } = await start()
  process.kill(await processId(), 'SIGKILL')
  const between = await startEmbeddedPostgres({ folder })
  expect(between.url).toBe(url)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await between.stop()
})

it('loses nothing that was acknowledged when it is killed, and comes back at the same address', async () => {
  const told: string[] = []
  const { url } = await start((said) => told.push(said))
  await query(url, `create table news as select 'acknowledged' as text`)
  process.kill(await processId(), 'SIGKILL')
  await expect
    .poll(() => query(url, 'select text from news').catch(() => 'away'))
    .toEqual([{ text: 'acknowledged' }])
  // Whoever runs the shop hears of it.
  expect(told).toHaveLength(1)
})
