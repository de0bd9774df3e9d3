import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenCheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { readAll, refusedOf, sellAt, stockAt } from '#adapters/testing/versions/asked-of-versions.ts'

const pieces = 100

/** The version before, which goes on, and the next one, which comes up beside it. */
let before: RunningApi
let next: RunningServer
let orm: ReturnType<typeof createOrm>
let work: string
const sessions: Record<'user' | 'artist' | 'admin', string> = { user: '', artist: '', admin: '' }
const unforeseen: unknown[] = []

beforeAll(async () => {
  before = await runningApi()
  const { sql, url } = before.database
  work = await givenArtwork(sql, { title: 'Sold by two versions', stock: pieces })
  for (const role of ['user', 'artist', 'admin'] as const)
    sessions[role] = await givenSession(sql, await givenAccount(sql, role))
  orm = createOrm(url)
  next = await startServer({
    orm,
    settings: { ...testSettings, triesFactor: 1_000 },
    host: '127.0.0.1',
    port: 0,
    values: [givenCheapPasswords],
    onUnexpected: (error) => unforeseen.push(error),
  })
})
afterAll(async () => {
  await next.close()
  await orm.close(true)
  await before.close()
})

/** What migrations that only expand can bring to any table, while both versions serve. */
async function expandEverything(): Promise<number> {
  const { sql } = before.database
  const tables = await sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables) {
    await sql(`alter table "${name}" add column of_tomorrow text`)
    await sql(`alter table "${name}" add column counted_tomorrow integer not null default 0`)
    await sql(
      `alter table "${name}" add constraint "${name}_tomorrow" check (counted_tomorrow >= 0) not valid`,
    )
  }
  await sql('create table things_of_tomorrow (id uuid primary key, work uuid references artworks)')
  return tables.length
}

const readBoth = () => readAll(before.url, [before.url, next.url], sessions)

async function sellOfEach(): Promise<void> {
  await sellAt(before.url, next.url, { work, sessions })
  await sellAt(next.url, before.url, { work, sessions })
}

it('a server goes on beside another one while tables expand below both', async () => {
  // Each connection knows its statements before: the one that was used last is used again.
  for (let time = 0; time < 2; time++) await readBoth()
  const answered = await readBoth()
  expect(answered.length).toBeGreaterThan(60)
  expect(refusedOf(answered)).toEqual([])
  await sellOfEach()
  expect(await expandEverything()).toBeGreaterThan(50)
  for (let time = 0; time < 2; time++) expect(await readBoth()).toEqual(answered)
  await sellOfEach()
  expect([await stockAt(before.url, work), await stockAt(next.url, work)]).toEqual([pieces - 4, pieces - 4])
  expect([...before.unforeseen(), ...unforeseen]).toEqual([])
}, 120_000)
