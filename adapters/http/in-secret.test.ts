import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import { afterEach, describe, expect, it } from 'vitest'
import { createKoaApp } from './koa-app.ts'
import { visitOf } from './session.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A shop that signs everybody in, and says whose cookie came. @returns how it is asked */
async function shop(settings: { readonly publicUrl?: string; readonly trustProxy?: boolean }) {
  const router = new Router()
  router.post('/sign-in', (ctx) => {
    visitOf(ctx).carry('a-secret-of-twenty-letters', new Date('2030-01-01'))
    visitOf(ctx).keepDevicePass('cGFzcw==', new Date('2030-01-01'))
    ctx.status = 204
  })
  router.get('/who', (ctx) => {
    ctx.body = { token: visitOf(ctx).token, devicePass: visitOf(ctx).devicePass }
  })
  const app = createKoaApp({
    api: [router],
    root: [],
    pages: [],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: (error) => expect.unreachable(String(error)),
    ...settings,
  })
  const answer = app.callback()
  const server = createServer((asked, answered) => void answer(asked, answered))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
      const asking = request(
        { host: '127.0.0.1', port, path: `/api${path}`, method, headers, agent: false },
        (answered) => {
          let text = ''
          answered.on('data', (part: Buffer) => (text += part.toString()))
          answered.on('end', () => {
            const received = new Headers()
            for (const [name, values = []] of Object.entries(answered.headersDistinct))
              for (const value of values) received.append(name, value)
            resolve({ status: answered.statusCode ?? 0, headers: received, text })
          })
        },
      )
      asking.on('error', reject)
      asking.end()
    })
}

const cookiesOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split('=')[0])

describe.each([
  ['by its configured address', { publicUrl: 'https://shop.test' }, {}],
  ['by what its proxy says', { trustProxy: true }, { 'X-Forwarded-Proto': 'https' }],
])('a shop that people reach over https, %s', (_, settings, sent) => {
  it('is asked over https alone from then on', async () => {
    const ask = await shop(settings)
    for (const path of ['/who', '/nothing'])
      expect((await ask('GET', path, sent)).headers.get('Strict-Transport-Security')).toBe(
        'max-age=63072000; includeSubDomains',
      )
  })

  it('gives cookies that no neighbouring host can give, and believes no others', async () => {
    const ask = await shop(settings)
    const { headers } = await ask('POST', '/sign-in', sent)
    expect(cookiesOf(headers)).toEqual(['__Host-sid', '__Host-device'])
    for (const line of headers.getSetCookie()) {
      expect(line).toMatch(/; path=\/;.*; secure; httponly/i)
      expect(line).not.toMatch(/domain=/i)
    }
    const who = async (cookie: string) => JSON.parse((await ask('GET', '/who', { ...sent, cookie })).text)
    expect(await who('__Host-sid=a-secret-of-twenty-letters; __Host-device=cGFzcw==')).toEqual({
      token: 'a-secret-of-twenty-letters',
      devicePass: 'cGFzcw==',
    })
    expect(await who('sid=a-secret-of-twenty-letters; device=cGFzcw==')).toEqual({
      token: null,
      devicePass: null,
    })
  })

  it('takes no change from pages of its name that anybody on the way can write', async () => {
    const ask = await shop(settings)
    const from = async (header: 'Origin' | 'Referer', address: string) =>
      (await ask('POST', '/sign-in', { ...sent, Host: 'shop.test', [header]: address })).status
    expect(await from('Origin', 'http://shop.test')).toBe(403)
    expect(await from('Referer', 'http://shop.test/cart')).toBe(403)
    expect(await from('Origin', 'https://shop.test')).toBe(204)
    expect(await from('Referer', 'https://shop.test/cart')).toBe(204)
  })
})

it.each([
  ['with no proxy before it', {}, 403],
  ['behind a proxy that does not say how people come', { trustProxy: true }, 204],
])(
  'a shop on plain http, %s, answers pages of https of its name accordingly',
  async (_, settings, status) => {
    const ask = await shop(settings)
    const from = async (origin: string) =>
      (await ask('POST', '/sign-in', { Host: 'shop.test', Origin: origin })).status
    expect(await from('https://shop.test')).toBe(status)
    expect(await from('http://shop.test')).toBe(204)
  },
)

it('over plain http asks for nothing that cannot be kept', async () => {
  const ask = await shop({ publicUrl: 'http://localhost:3000' })
  const { headers } = await ask('POST', '/sign-in')
  expect(headers.get('Strict-Transport-Security')).toBeNull()
  expect(cookiesOf(headers)).toEqual(['sid', 'device'])
})
