import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { happeningsContract } from '#application/shared/happenings.suite.ts'
import { Database } from '../database.ts'
import { createOrm } from '../orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresHappenings } from './postgres-happenings.ts'

const patience = { timeout: 20_000, interval: 20 }

let database: TestDatabase
let other: ReturnType<typeof createOrm>
const stopping = new AbortController()
beforeAll(async () => {
  database = await testDatabase()
  other = createOrm(database.url)
})
afterAll(async () => {
  stopping.abort()
  await other.close(true)
  await database.close()
})

const line = () => ({ url: database.url, stopping: stopping.signal, pause: 50 })
const until = (check: () => void) => vi.waitFor(check, patience)

async function given(role: 'admin' | 'artist') {
  const userId = await givenAccount(database.sql, role)
  return { userId, role, sessionId: 'one' } as const
}

describe('news by way of PostgreSQL', () => {
  happeningsContract(() => ({
    here: postgresHappenings(database.db, line()),
    elsewhere: postgresHappenings(new Database(other), line()),
    work: database.work,
    givenAdmin: () => given('admin'),
    async givenArtist() {
      const caller = await given('artist')
      const [artist] = await database.sql<{ id: string }>('select id from artists where user_id = $1', [
        caller.userId,
      ])
      return { caller, artistId: artist?.id ?? '' }
    },
    until,
  }))
})

it('say that something may have been missed, and are heard again, after the line was down', async () => {
  const happenings = postgresHappenings(database.db, line())
  const heard: string[] = []
  let missed = 0
  await happenings.listen(
    await given('admin'),
    ({ kind }) => heard.push(kind),
    () => {
      missed += 1
    },
  )
  await database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query = 'listen happenings' and datname = current_database()`,
  )
  await until(() => expect(missed).toBe(1))
  await database.work.run(() => happenings.tell({ kind: 'order-paid', number: '5' }, { admins: true }))
  await until(() => expect(heard).toEqual(['order-paid']))
})

it('are heard again after a network has swallowed the line without a word', async () => {
  const { hostname, port } = new URL(database.url)
  const ends: Socket[] = []
  const network = createServer((near) => {
    const far = connect(Number(port), hostname)
    ends.push(near, far)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => undefined)
  })
  await new Promise<void>((listening) => network.listen(0, '127.0.0.1', listening))
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(network.address() as AddressInfo).port}`
  // By the network, not by the socket.
  url.searchParams.delete('host')
  const own = new AbortController()
  const happenings = postgresHappenings(database.db, {
    url: url.href,
    stopping: own.signal,
    pause: 50,
    pulse: 200,
  })
  let missed = 0
  await happenings.listen(
    await given('admin'),
    () => undefined,
    () => {
      missed += 1
    },
  )
  try {
    for (const end of ends) end.unpipe().pause()
    await until(() => expect(missed).toBeGreaterThan(0))
  } finally {
    own.abort()
    for (const end of ends) end.destroy()
    network.close()
  }
})

it('need no line of their own while nobody listens, and leave none behind when the product stops', async () => {
  const lines = async () => {
    const [row] = await database.sql<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where query = 'listen happenings' and application_name = 'silent'`,
    )
    return row?.count ?? 0
  }
  const own = new AbortController()
  // Lines of other tests may be on their way out.
  const url = new URL(database.url)
  url.searchParams.set('application_name', 'silent')
  const happenings = postgresHappenings(database.db, { ...line(), url: url.href, stopping: own.signal })
  await database.work.run(() => happenings.tell({ kind: 'order-paid', number: '6' }, { admins: true }))
  expect(await lines()).toBe(0)
  await happenings.listen(
    await given('admin'),
    () => undefined,
    () => undefined,
  )
  expect(await lines()).toBe(1)
  own.abort()
  await vi.waitFor(async () => expect(await lines()).toBe(0), patience)
})
