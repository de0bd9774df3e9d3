import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Router from '@koa/router'
import type { Middleware } from 'koa'
import { afterAll, beforeAll } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { createKoaApp, type KoaAppOptions } from '../koa-app.ts'
import { renderedPages } from '../pages/rendered-pages.ts'
import { currentRequestId } from '../request-id.ts'
import { jsonBody } from '../requests/request-shape.ts'

/** Worth compressing. */
export const long = 'A wide field of blue. '.repeat(200)

function works(): Router {
  const router = new Router()
  router.get('/works', (ctx) => {
    ctx.body = [{ title: long }]
  })
  router.get('/works/:id', (ctx) => {
    throw new DomainError('not-found', 'work-not-found', `There is no ${ctx.params.id}.`)
  })
  router.get('/away', () => {
    throw new Unavailable()
  })
  router.get('/aside', (ctx) => {
    ctx.body = [currentRequestId()]
  })
  router.get('/broken', () => {
    throw new Error('select secret from vault')
  })
  router.post('/works', jsonBody, (ctx) => {
    ctx.status = 201
    ctx.body = {}
  })
  return router
}

const pages: Middleware = renderedPages(async (asked, visit) => {
  const { pathname, searchParams } = new URL(asked.url)
  if (asked.method === 'POST') {
    visit?.carry('a-secret-of-a-new-session', new Date(Date.now() + 60_000))
    const sent = Object.fromEntries(await asked.formData())
    return { status: 422, headers: {}, body: Buffer.from(JSON.stringify({ pathname, sent })) }
  }
  if (pathname === '/explodes') throw new Error('select secret from vault')
  return { status: 200, headers: {}, body: Buffer.from(`page ${pathname} ${searchParams}`) }
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** The app around a router and pages of its own, on a free port for one file of tests. */
export function koaServer(
  given: Partial<Pick<KoaAppOptions, 'cardSources' | 'trustProxy' | 'onAnswered' | 'onSecurityEvent'>> = {},
) {
  const noted: { error: unknown; requestId: string }[] = []
  const away: typeof noted = []
  let server: Server
  let port: number
  beforeAll(async () => {
    const app = createKoaApp({
      api: [works()],
      root: [],
      pages: [pages],
      trustProxy: false,
      callerOf: async () => null,
      ...given,
      onUnexpected: (error, requestId) => noted.push({ error, requestId }),
      onUnavailable: (error, requestId) => away.push({ error, requestId }),
    })
    const answer = app.callback()
    server = createServer((asked, answered) => void answer(asked, answered))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  /** Without fetch, which would mend what is malformed. */
  const ask = (
    path: string,
    {
      method = 'GET',
      headers = {},
      body = '',
    }: { method?: string; headers?: object; body?: string | Buffer } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = request(
        { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent: false },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            }),
          )
        },
      )
      asking.on('error', reject)
      asking.end(body)
    })

  /** Bytes as they are, for what no client would send. */
  const askRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (part) => (answer += part.toString()))
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
      socket.write(text)
    })

  return { ask, askRaw, noted, away, origin: () => `http://127.0.0.1:${port}` }
}
