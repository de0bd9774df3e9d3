import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { Part } from './assembly.ts'
import { type RunningServer, startServer } from './server.ts'
import { serverModules } from './server-modules.ts'

const database = await testDatabase()
const cookie = await givenSession(database.sql, await givenAccount(database.sql, 'artist', 'Amina Njoroge'))
let server: RunningServer | undefined
afterAll(() => database.close())

/** Numbers from 0 to 1, the same ones for a seed. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

function shuffled(seed: number): readonly Part[] {
  const numbers = numbersFrom(seed)
  return serverModules
    .map((part) => ({ part, place: numbers.next().value }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part)
}

/** Addresses that say what they are, each beside one that anything fits. */
const asked = [
  ['/artists/my-profile', 'Amina Njoroge'],
  ['/artists/featured', '[]'],
  ['/artworks/artist', '[]'],
  ['/artworks/search?query=harbour', '[]'],
  ['/artworks/trending', '[]'],
  ['/artworks/facets', '"media":[]'],
  ['/users/favorites/ids', '[]'],
] as const

async function described(): Promise<string> {
  const { paths } = (await (await fetch(`${server?.url}/api/openapi.json`)).json()) as { paths: object }
  return JSON.stringify(paths)
}

let first: string | undefined
const orders: readonly (readonly [how: string, parts: readonly Part[]])[] = [
  ['as they are written', serverModules],
  ['the other way round', serverModules.toReversed()],
  ...[1, 2, 3, 4].map((seed) => [`shuffled from ${seed}`, shuffled(seed)] as const),
]
it.each(orders)('parts %s make the same server', async (_, parts) => {
  server = await startServer({
    orm: database.orm,
    settings: testSettings,
    host: '127.0.0.1',
    port: 0,
    parts,
    onUnexpected: (error) => expect.unreachable(String(error)),
  })
  try {
    for (const [path, part] of asked) {
      const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie } })
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining(part)])
    }
    expect(await described()).toBe((first ??= await described()))
  } finally {
    await server.close()
  }
})
