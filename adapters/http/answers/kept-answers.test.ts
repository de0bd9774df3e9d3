import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'
import { type KeptAnswersOptions, keptAnswers } from './kept-answers.ts'

const long = 'A wide field of blue. '.repeat(200)

let made: string[]
let told: ChangedNames[]
let isCut: boolean
let now: number
let madeOf: MadeOf
let answer: (request: IncomingMessage, response: ServerResponse) => unknown
let server: Server
let url: string

const plainly = (request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('ETag', 'W/"abc"')
  response.setHeader('Vary', 'Accept-Encoding')
  response.end(JSON.stringify([request.headers.host, request.url, long]))
}

async function open(options: Partial<KeptAnswersOptions> = {}): Promise<void> {
  const kept = keptAnswers({
    answer: async (request, response) => {
      made.push(`${request.headers.host ?? ''} ${request.url}`)
      await answer(request, response)
    },
    isForAll: (address) => !address.startsWith('/own'),
    changes: {
      since: async () => {
        if (isCut) throw new Error('cut')
        return told.shift() ?? []
      },
      close: async () => undefined,
    },
    reads: { watched: async (work) => ({ result: await work(), madeOf }) },
    clock: { now: () => new Date(now) },
    trustProxy: false,
    ...options,
  })
  server = createServer((request, response) => void kept(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => {
  made = []
  told = []
  isCut = false
  now = 1_000
  madeOf = {
    names: new Set(['set']),
    ends: new Map([['popular', 5]]),
    until: Number.POSITIVE_INFINITY,
    isKnown: true,
  }
  answer = plainly
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const ask = (path = '/works', headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { headers, method, redirect: 'manual' })

describe('what is the same for all', () => {
  beforeEach(() => open())

  it('is made once, however many ask at once and after', async () => {
    await Promise.all(Array.from({ length: 50 }, () => ask()))
    await ask()
    expect(made).toHaveLength(1)
  })

  it('goes without the id of the request that it was made for, and an error with it', async () => {
    answer = (request, response) => {
      response.setHeader('X-Request-Id', 'of-the-first')
      if (request.url === '/broken') response.statusCode = 500
      plainly(request, response)
    }
    await ask()
    expect((await ask()).headers.get('x-request-id')).toBeNull()
    expect((await ask('/broken')).headers.get('x-request-id')).toBe('of-the-first')
  })

  it('is made anew once something has changed that it is made of, and not for anything else', async () => {
    await ask()
    told = [['artist:1', 'popular>4']]
    await ask()
    expect(made).toHaveLength(1)
    for (const changed of [['set'], ['popular>5'], 'everything'] as const) {
      made = []
      told = [changed]
      await ask()
      await ask()
      expect([changed, made.length]).toEqual([changed, 1])
    }
  })

  it('is made anew for each while nobody can say what has changed, and nothing from before is kept', async () => {
    await ask()
    isCut = true
    expect((await ask()).status).toBe(200)
    await ask()
    isCut = false
    await ask()
    await ask()
    expect(made).toHaveLength(4)
  })

  it('is true until its time is over', async () => {
    madeOf = { ...madeOf, until: 2_000 }
    await ask()
    now = 1_999
    await ask()
    expect(made).toHaveLength(1)
    now = 2_000
    await ask()
    expect(made).toHaveLength(2)
  })

  it('is not kept where something was changed while it was made, and given to those alone who came before', async () => {
    const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>()
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
    answer = async (_request, response) => {
      const isFirst = made.length === 1
      if (isFirst) {
        begin()
        await isFinished
      }
      response.end(isFirst ? 'old' : 'new')
    }
    const first = ask()
    await isBegun
    told = [['set']]
    const second = ask()
    // A question of a third request has been answered: the second one's, too.
    await ask('/own')
    await ask('/elsewhere')
    finish()
    expect(await (await first).text()).toBe('old')
    expect(await (await second).text()).toBe('new')
    expect(await (await ask()).text()).toBe('new')
  })

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
  ] as const)('comes packed as %s for those who can unpack it', async (packing, unpacked) => {
    const plain = await (await ask('/works', { 'accept-encoding': 'identity' })).text()
    // Packed anew, and harder, when it was given some times.
    for (let times = 0; times < 12; times++) {
      const { headers, bytes } = await raw('/works', { 'accept-encoding': packing })
      expect(headers).toMatchObject({ 'content-encoding': packing, vary: 'Accept-Encoding', etag: 'W/"abc"' })
      expect(unpacked(bytes).toString()).toBe(plain)
    }
    const again = await raw('/works', {})
    expect(again.bytes.toString()).toBe(plain)
    expect(again.headers).toMatchObject({ 'content-length': String(again.bytes.length), etag: 'W/"abc"' })
    expect(made).toHaveLength(1)
  })

  it('is told in a word to whoever knows it, and without its body to whoever asks for its headers', async () => {
    for (let times = 0; times < 2; times++) {
      const known = await raw('/works', { 'if-none-match': '"x", W/"abc"' })
      expect([known.status, known.bytes.length, known.headers['content-type']]).toEqual([304, 0, undefined])
      const head = await raw('/works', {}, 'HEAD')
      expect([head.status, head.bytes.length, Number(head.headers['content-length'])]).toEqual([
        200,
        0,
        Buffer.byteLength(await (await ask()).text()),
      ])
    }
    expect((await raw('/works', { 'if-none-match': 'W/"abc"', 'cache-control': 'no-cache' })).status).toBe(
      200,
    )
    expect(made).toHaveLength(1)
  })
})

describe('what is somebody’s own', () => {
  beforeEach(() => open())

  it.each([
    ['with a session', { cookie: 'a=b; sid=abcdefghijklmnopqrstuvwxyz' }],
    ['with a session over https', { cookie: '__Host-sid=abcdefghijklmnopqrstuvwxyz' }],
    ['with a proof of who asks', { authorization: 'Bearer abc' }],
  ])('is neither kept nor given from what is kept %s', async (_, headers) => {
    await ask('/works', headers)
    await ask('/works', headers)
    await ask()
    await ask('/works', headers)
    expect(made).toHaveLength(4)
  })

  it('is not what another cookie says', async () => {
    await ask('/works', { cookie: 'device=abc; notsid=1' })
    await ask()
    expect(made).toHaveLength(1)
  })

  it.each([
    ['that gives a session', 200, { 'Set-Cookie': 'sid=1' }],
    ['that says it is private', 200, { 'Cache-Control': 'private, no-cache' }],
    ['that nobody may store', 200, { 'Cache-Control': 'no-store' }],
    ['of the moment', 503, {}],
    ['to somebody unknown', 401, {}],
  ] as const)('is an answer %s', async (_, status, headers) => {
    answer = (_request, response) => {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end('own')
    }
    for (let times = 0; times < 3; times++) expect((await ask()).status).toBe(status)
    expect(made.length).toBeGreaterThanOrEqual(3)
  })

  it('is an answer of which nobody knows what it is made of', async () => {
    madeOf = { ...madeOf, isKnown: false }
    await ask()
    await ask()
    expect(made).toHaveLength(2)
  })

  it('is asked for in nobody’s name', async () => {
    let seen: unknown
    answer = (request, response) => {
      seen = request.headers
      plainly(request, response)
    }
    await ask('/works', {
      cookie: 'device=abc',
      'accept-language': 'sw',
      'user-agent': 'x',
      'accept-encoding': 'br',
    })
    expect(seen).toEqual({ host: new URL(url).host })
  })
})

it('keeps apart what is asked of different hosts, unless it is known what the shop is called', async () => {
  await open()
  const hosts = async () => [
    (await raw('/works', { host: 'evil.test' })).bytes.toString(),
    (await raw('/works', { host: 'shop.test' })).bytes.toString(),
  ]
  const [evil, shop] = await hosts()
  expect([evil?.includes('evil.test'), shop?.includes('evil.test')]).toEqual([true, false])
  server.close()
  await open({ publicUrl: 'https://shop.test', trustProxy: true })
  made = []
  expect((await hosts()).map((text) => text.includes('evil.test'))).toEqual([false, false])
  expect(made).toEqual(['shop.test /works'])
})

/** Bytes as they are sent. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>((resolve, reject) => {
    send(url + path, { headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
