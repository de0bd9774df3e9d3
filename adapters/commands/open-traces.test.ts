import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type RunningServer, startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { openTraces } from './open-traces.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
}

interface Parcel {
  readonly resourceSpans: readonly {
    readonly resource: object
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const parcels: { readonly headers: Readonly<Record<string, unknown>>; readonly parcel: Parcel }[] = []
let isRefusing = false
const collector = createServer((request, response) => {
  void json(request).then((parcel) => {
    parcels.push({ headers: request.headers, parcel: parcel as Parcel })
    response.writeHead(isRefusing ? 503 : 200).end('{}')
  })
})

const database = await testDatabase()
const troubles: unknown[] = []

/** A server that leaves traces; they are sent when it is closed. */
async function tracing(share = 1): Promise<RunningServer> {
  const traces = await openTraces(
    {
      endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      headers: { 'x-key': 'for the collector' },
      service: 'sanaa',
      share,
    },
    { warn: (what: unknown) => troubles.push(what) } as never,
  )
  const orm = createOrm(database.url, { onStatement: traces.statement })
  const server = await startServer({
    orm,
    settings: testSettings,
    host: '127.0.0.1',
    port: 0,
    trustProxy: true,
    onUnexpected: () => undefined,
    traces: traces.traces,
  })
  return {
    ...server,
    async close() {
      await server.close()
      await orm.close(true)
      await traces.close()
    },
  }
}

const spansOf = (): readonly SentSpan[] =>
  parcels
    .flatMap(({ parcel }) => parcel.resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
beforeEach(() => {
  parcels.length = 0
  troubles.length = 0
})
afterAll(async () => {
  collector.close()
  await database.close()
})

const proxys = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('takes to the collector what a request has asked of the database, as parts of the proxy’s trace', async () => {
  const server = await tracing()
  const path = '/api/artworks/5c4ad1eb-68ed-4e4e-a309-d8d41e4d3c01'
  await fetch(`${server.url}${path}?q=of+somebody`, {
    headers: { traceparent: proxys, cookie: 'sid=nobodys-session-at-all-1' },
  })
  await server.close()
  const spans = spansOf().filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c')
  const request = spans.find(({ kind }) => kind === 2)
  expect(request).toMatchObject({
    name: 'GET /api/artworks/:id',
    parentSpanId: 'b7ad6b7169203331',
    status: {},
  })
  const statements = spans.filter(({ kind }) => kind === 3)
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId, name, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([parentSpanId, name]).toEqual([request?.spanId, 'SELECT'])
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
    expect(BigInt(startTimeUnixNano) >= BigInt(request?.startTimeUnixNano ?? 0)).toBe(true)
  }
  expect(parcels[0]?.headers['x-key']).toBe('for the collector')
  expect(JSON.stringify(parcels)).not.toMatch(/somebody|5c4ad1eb|nobodys-session/)
})

it('leaves no trace of those that the proxy, or chance, has not chosen', async () => {
  const server = await tracing(0)
  await fetch(`${server.url}/api/auth/profile`)
  await fetch(`${server.url}/api/auth/profile`, { headers: { traceparent: proxys.replace(/01$/, '00') } })
  await server.close()
  expect(spansOf()).toEqual([])
})

it('answers all the same where the collector takes nothing, and says so', async () => {
  isRefusing = true
  const server = await tracing()
  expect((await fetch(`${server.url}/api/fair-pay/books`)).status).toBe(200)
  await server.close()
  expect(troubles.length).toBe(1)
  isRefusing = false
})
