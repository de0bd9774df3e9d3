import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { builtFrom, webPart } from '../built-from.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { builtWeb } from '../serve.ts'
import { asBrowsersDo, pastWhatIsKept } from './asking.ts'
import { bought } from './buying.ts'

// What npm run bench measures, held where it is by what no other work on the machine changes: statements, bytes and ratios.

let database: TestDatabase
let orm: ReturnType<typeof createOrm>
let server: Awaited<ReturnType<typeof startServer>>
let folder: string
let work: string
let artist: string
let statements = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'costs-'))
  database = await testDatabase()
  await fillDemo(database.orm, imageStoreAt(join(folder, 'media')), testSettings, new Date())
  orm = createOrm(database.url, { onStatement: () => (statements += 1) })
  server = await startServer({
    orm,
    settings: { ...testSettings, triesFactor: 1_000, mediaFolder: join(folder, 'media') },
    host: '127.0.0.1',
    port: 0,
    ...(await builtWeb(builtFrom(webPart).folder)),
    onUnexpected: (error) => {
      throw error
    },
  })
  const [row] = await database.sql<{ id: string; artist: string }>(
    `update artworks set stock = 1000, is_unique = false
     where id = (select id from artworks where public and price_cents > 0 and stock > 0 order by created_at desc, id limit 1)
     returning id, artist_id as artist`,
  )
  work = row?.id ?? ''
  artist = row?.artist ?? ''
})
afterAll(async () => {
  line.destroy()
  await server.close()
  await orm.close(true)
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** One line that stays: what asks costs as little as can be, so that it is the shop that is measured. */
const line = new Agent({ keepAlive: true, maxSockets: 1 })

const ask = async (path: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const asked = request(server.url + path, { headers, agent: line }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) bytes += part.byteLength
  return bytes
}

/** Jobs look for work now and then: what is asked least of several times is what it takes. */
async function fewestStatements(act: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  // What a process asks once is asked at first.
  for (let turn = 0; turn < 4; turn++) {
    statements = 0
    await act()
    counts.push(statements)
  }
  return Math.min(...counts.slice(1))
}

it.each([
  ['/api/artworks', 1],
  ['/api/artworks?category=paintings&priceMin=100&priceMax=900', 1],
  ['/api/artworks?q=medow', 2],
  ['/', 4],
  ['/art-gallery', 2],
  ['/artists', 1],
  ['/artwork/WORK', 5],
  ['/artists/details?id=ARTIST', 2],
])('%s, made anew, asks the database %i times at most', async (pattern, most) => {
  const path = pattern.replace('WORK', work).replace('ARTIST', artist)
  const asked = await fewestStatements(() => ask(path, pastWhatIsKept))
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(most)
})

it('a checkout asks the database thirty-two times at most, in both of its calls', async () => {
  const asked = await fewestStatements(() => bought({ url: server.url, work, count: 1, connections: 1 }))
  expect(asked).toBeGreaterThan(10)
  expect(asked).toBeLessThanOrEqual(32)
})

it('a list of twenty-four works takes less than 29 kB before it is packed', async () => {
  expect(await ask('/api/artworks', {})).toBeLessThan(24 * 1_200)
})

/** Milliseconds of this process's time, which client and server share, for a request. */
async function costOf(
  path: string,
  headers: Readonly<Record<string, string>>,
  times: number,
): Promise<number> {
  await ask(path, headers)
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn++) await ask(path, headers)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}

it.each([
  ['/api/artworks', 1.5],
  ['/', 4],
])('%s is answered out of memory for a part of what it costs to make', async (path, factor) => {
  const kept: number[] = []
  const made: number[] = []
  // What else the machine does meanwhile can only add to a cost: of several rounds, in turn, the least counts.
  for (let round = 0; round < 5; round++) {
    kept.push(await costOf(path, asBrowsersDo, 40))
    made.push(await costOf(path, pastWhatIsKept, 10))
  }
  expect(Math.min(...made) / Math.min(...kept)).toBeGreaterThan(factor)
})
