import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenCheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardForm, orderOf, testCards } from '#adapters/testing/shopping.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'

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

interface Described {
  readonly 'x-for': string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly example: unknown
  }[]
}

/** Everything that is read without saying what of: as each version answers it. */
async function readAll(): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${before.url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  const answers: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes('{') || path === '/events') continue
    const whom = get['x-for']
    const cookie = whom === 'artist' || whom === 'admin' ? sessions[whom] : sessions.user
    const query = new URLSearchParams(
      get.parameters
        .filter((each) => each.in === 'query' && each.required)
        .map(({ name, example }) => [name, String(example)]),
    )
    for (const url of [before.url, next.url]) {
      const headers = { cookie, 'accept-encoding': 'identity' }
      const answer = await fetch(`${url}/api${path}?${query}`, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      answers.push(`${path} ${answer.status}`)
    }
  }
  return answers
}

/** A piece is bought of each version by somebody with an account, who sees the order in the other. */
async function sellOfEach(): Promise<void> {
  for (const [url, other] of [
    [before.url, next.url],
    [next.url, before.url],
  ] as const) {
    const ask = async (at: string, path: string, body?: unknown) => {
      const answer = await fetch(`${at}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie: sessions.user,
          'idempotency-key': randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    const { body: card } = await ask(url, '/sandbox-payments/tokens', cardForm(testCards.pays))
    const placed = await ask(url, '/orders', orderOf(work, { method: 'card', token: String(card.token) }))
    expect(placed).toMatchObject({ status: 201, body: { status: 'paid' } })
    expect(await ask(other, `/orders/${String(placed.body.number)}`)).toMatchObject({
      status: 200,
      body: { number: placed.body.number },
    })
  }
}

const stockIn = async (url: string): Promise<unknown> =>
  ((await (await fetch(`${url}/api/artworks/${work}`)).json()) as { stock: number }).stock

it('a server goes on beside another one while tables expand below both', async () => {
  // Each connection knows its statements before: the one that was used last is used again.
  for (let time = 0; time < 2; time++) await readAll()
  const answered = await readAll()
  expect(answered.length).toBeGreaterThan(60)
  expect(answered.filter((each) => !/ [23]\d\d$/.test(each))).toEqual([])
  await sellOfEach()
  expect(await expandEverything()).toBeGreaterThan(50)
  for (let time = 0; time < 2; time++) expect(await readAll()).toEqual(answered)
  await sellOfEach()
  expect([await stockIn(before.url), await stockIn(next.url)]).toEqual([pieces - 4, pieces - 4])
  expect([...before.unforeseen(), ...unforeseen]).toEqual([])
}, 120_000)
