import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenCheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { SecurityEvent } from './security-events.ts'

let events: SecurityEvent[] = []
const database = await testDatabase()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({
    orm: createOrm(database.url),
    settings: testSettings,
    host: '127.0.0.1',
    port: 0,
    values: [givenCheapPasswords],
    onUnexpected: () => undefined,
    onSecurityEvent: (event) => events.push(event),
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const password = 'a wide blue harbour'

async function eventsOf(method: string, path: string, body?: object, cookie = ''): Promise<unknown[]> {
  events = []
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.text()
  return events.map(({ call, status, userId }) => ({ call, status, userId }))
}

it('tells of who has come in, and of who has not, without what they have sent', async () => {
  const registered = {
    name: 'Lena',
    email: 'lena@example.test',
    country: 'NG',
    phone: '+2348012345678',
    password,
  }
  await eventsOf('POST', '/auth/register', registered)
  const [user] = await database.sql<{ id: string }>('select id from users')
  const login = { email: 'lena@example.test', password }
  expect(await eventsOf('POST', '/auth/login', login)).toEqual([
    { call: 'POST /api/auth/login', status: 200, userId: user?.id },
  ])
  expect(JSON.stringify(events)).not.toMatch(/lena|harbour/)
  expect(events).toEqual([expect.objectContaining({ address: '127.0.0.1', requestId: expect.any(String) })])
  expect(await eventsOf('POST', '/auth/login', { ...login, password: 'another harbour' })).toEqual([
    { call: 'POST /api/auth/login', status: 401, userId: null },
  ])
})

it('tells of who comes back from another provider, also where that was in vain', async () => {
  events = []
  const answer = await fetch(`${server.url}/auth/callback?code=1&state=2`, { redirect: 'manual' })
  await answer.text()
  expect(events).toEqual([expect.objectContaining({ call: 'GET /auth/callback', status: 302, userId: null })])
})

it('tells of who asks for what is not theirs, although they are told that it is not there', async () => {
  const id = await givenAccount(database.sql, 'user')
  const cookie = await givenSession(database.sql, id)
  expect(await eventsOf('GET', '/admin/users', undefined, cookie)).toEqual([
    { call: 'GET /api/admin/users', status: 404, userId: id },
  ])
  expect(await eventsOf('POST', '/artist/artworks', {})).toEqual([
    { call: 'POST /api/artist/artworks', status: 401, userId: null },
  ])
})

it('says nothing of what everybody does', async () => {
  expect(await eventsOf('GET', '/artworks')).toEqual([])
  expect(await eventsOf('GET', '/auth/profile')).toEqual([])
})
