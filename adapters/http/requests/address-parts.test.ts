import { randomUUID } from 'node:crypto'
import { IsIn } from 'class-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { type RouteRule, ruleOf } from '../route-rules.ts'
import { idIn, readParams } from './address-parts.ts'
import { shapeOf } from './shape.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>
}

let api: RunningApi
let calls: readonly { readonly method: string; readonly path: string }[]
let cookies: Readonly<Record<RouteRule, string>>
beforeAll(async () => {
  api = await runningApi({ triesFactor: 100_000 })
  const [user, artist, admin] = await Promise.all(
    (['user', 'artist', 'admin'] as const).map(async (role) =>
      givenSession(api.database.sql, await givenAccount(api.database.sql, role, role)),
    ),
  )
  cookies = {
    anyone: user ?? '',
    user: user ?? '',
    dashboard: artist ?? '',
    artist: artist ?? '',
    admin: admin ?? '',
  }
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Described
  calls = Object.entries(paths)
    .filter(([path]) => path.includes('{'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
    )
})
afterAll(() => api.close())

/** What is sent along, so that nothing but the address can be wrong. */
const bodies: Readonly<Record<string, object>> = {
  'POST /artists/{id}/messages': {
    name: 'Ada',
    email: 'ada@example.test',
    subject: 'A work',
    message: 'Is it still there?',
  },
  'PUT /cart/items/{artworkId}': { quantity: 1 },
  'POST /orders/{number}/phone-requests': { phoneNumber: '254712345678' },
  'POST /orders/{number}/payment/card': { token: 'a-token' },
  'POST /orders/{number}/confirmation': { secret: 'a-secret' },
  'PUT /artist/artworks/{id}': { version: 1 },
  'POST /artist/artworks/{id}/publish': { version: 1 },
  'POST /artist/artworks/{id}/withdraw': { version: 1 },
  'POST /artist/orders/{number}/ship': { carrier: 'DHL', trackingNumber: '1' },
  'PUT /artist/orders/{number}/parcel': { carrier: 'DHL', trackingNumber: '1' },
  'POST /artist/messages/{id}/answer': { text: 'It is.' },
  'PUT /admin/users/{id}': { version: 1 },
  'PUT /admin/artists/{id}/reject': { reason: 'No works yet.' },
  'PUT /admin/artworks/{id}/hide': { reason: 'Not theirs.' },
  'PUT /admin/artworks/{id}/feature': { featured: true },
  'PUT /artist/orders/{number}/returns/{id}/address': { sendTo: 'Kenyatta Avenue 4, Nairobi' },
  'PUT /admin/orders/{number}/returns/{id}/address': { sendTo: 'Kenyatta Avenue 4, Nairobi' },
  'POST /admin/orders/{number}/returns/{id}/decision': { how: 'waived' },
  'POST /admin/orders/{number}/claims/{id}/decision': { text: 'We are sorry.' },
}

async function answerTo(method: string, path: string, part: (name: string) => string): Promise<string> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => part(name))
  const body = bodies[`${method} ${path}`]
  const response = await fetch(`${api.url}/api${address}`, {
    method,
    headers: {
      cookie: cookies[ruleOf(`${method} ${path}`)],
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return `${response.status} ${await response.text()}`
}

const malformed = ['none', '%F0%9F%98%80', "'", '%20', '1e999', `${randomUUID()}0`, 'x'.repeat(3_000)]

/** What is no number, and is named in the answer as it was sent. */
const asSent = ['none', '%F0%9F%98%80', "'", '1e999']

it('what can be no name of anything is answered as what nothing is called', async () => {
  expect(calls.length).toBeGreaterThan(35)
  const notFound: string[] = []
  for (const { method, path } of calls) {
    const unknown = await answerTo(method, path, (name) => (name === 'number' ? '0000-0000' : randomUUID()))
    if (unknown.startsWith('404')) notFound.push(path)
    for (const sent of path.includes('{number}') ? asSent : malformed)
      expect(`${method} ${path} ${sent}: ${await answerTo(method, path, () => sent)}`).toBe(
        `${method} ${path} ${sent}: ${unknown.replaceAll('0000-0000', decodeURIComponent(sent))}`,
      )
  }
  expect(notFound.length).toBeGreaterThan(25)
  expect(api.unforeseen()).toEqual([])
}, 120_000)

it('no order has a number that nobody can read', async () => {
  const orders = calls.filter(({ path }) => path.includes('{number}'))
  expect(orders.length).toBeGreaterThan(5)
  for (const { method, path } of orders)
    for (const sent of ['x'.repeat(3_000), '%07', '%E2%80%AE1'])
      expect(await answerTo(method, path, () => sent)).toMatch(/^404 .*There is nothing here/)
  expect(api.unforeseen()).toEqual([])
})

it.each([
  '/media/none/800',
  `/media/${'0'.repeat(32)}/801`,
  '/install/tile-1.png',
  '/install/other-192.png',
  '/sitemap/artworks/none.xml',
  '/sitemap/artists/%00.xml',
  '/dev/mailbox/none',
  '/dev/mailbox/none/page',
])('there is nothing at %s', async (path) => {
  expect((await fetch(api.url + path)).status).toBe(404)
  expect(api.unforeseen()).toEqual([])
})

it('an id is one, however it is written', () => {
  const id = randomUUID()
  expect(idIn({ params: { id: id.toUpperCase() } })).toBe(id)
})

it('a part is left out that is missing or cannot be what it stands for, and the others stay', () => {
  const sizes = shapeOf<{ readonly shape: string; readonly size: number }>({
    shape: { rules: [IsIn(['round', 'square'])] },
    size: { rules: [IsIn([1, 2])], read: Number },
  })
  expect(readParams({ params: { shape: 'round', size: '2' } }, sizes)).toEqual({ shape: 'round', size: 2 })
  expect(readParams({ params: { shape: 'oval', size: '2' } }, sizes)).toEqual({ size: 2 })
  expect(readParams({ params: { shape: 'round' } }, sizes)).toEqual({ shape: 'round' })
})
