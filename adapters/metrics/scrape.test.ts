import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '#adapters/composition/server.ts'
import { builtFiles } from '#adapters/http/pages/built-files.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { type MetricsServer, metricsServer } from './metrics-server.ts'
import type { ProcessMetrics } from './server-metrics.ts'

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const label = /(\w+)="((?:[^"\\]|\\.)*)"/g
const line =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)*)\})? ([+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/

/** Reads the text as Prometheus does. @throws Error where a line is none of its format, or of no metric that is described */
function samplesIn(text: string): readonly Sample[] {
  const described = new Set<string>()
  return text.split('\n').flatMap((each) => {
    if (each === '') return []
    const [, name] = /^# (?:HELP|TYPE) (\w+) ./.exec(each) ?? []
    if (name !== undefined) {
      described.add(name)
      return []
    }
    const [, sample = '', labels = '', value] = line.exec(each) ?? []
    if (value === undefined) throw new Error(`Prometheus cannot read '${each}'`)
    if (!described.has(sample) && !described.has(sample.replace(/_(bucket|sum|count)$/, '')))
      throw new Error(`Nobody says what ${sample} is`)
    return [
      {
        name: sample,
        labels: Object.fromEntries([...labels.matchAll(label)].map(([, key = '', said = '']) => [key, said])),
        value: Number(value.replace('Inf', 'Infinity')),
      },
    ]
  })
}

const database = await testDatabase()
let folder = ''
let server: RunningServer
let metrics: MetricsServer
let isAway = false
let asked = 0
/** Before it no process answers. */
let allAreThere: Promise<unknown> = Promise.resolve()

const at = () => `http://127.0.0.1:${metrics.port}/metrics`
const scrape = async (): Promise<readonly Sample[]> => samplesIn(await (await fetch(at())).text())
const valueOf = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}) =>
  samples.find(
    (each) =>
      each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  )?.value

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'script.js'), 'export {}')
  server = await startServer({
    orm: database.orm,
    settings: testSettings,
    host: '127.0.0.1',
    port: 0,
    watchedVersion: '1.2.3',
    files: [builtFiles(folder, folder)],
    createRenderer:
      () =>
      async ({ url }) =>
        url.includes('/orders/')
          ? { status: 200, headers: {}, body: Buffer.from('an order'), route: '/orders/:number' }
          : { status: 404, headers: {}, body: Buffer.from('nothing'), route: '/*' },
    onUnexpected: () => undefined,
  })
  metrics = await metricsServer('127.0.0.1', 0, async () => {
    asked += 1
    await allAreThere
    if (isAway) throw new Error('nobody there')
    // As it goes from process to process.
    return JSON.parse(JSON.stringify([await server.metrics?.collect(true)])) as ProcessMetrics[]
  })
})
afterAll(async () => {
  await metrics.close()
  await server.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const id = '7f1c0a64-e2b9-4d17-8a51-0c2b7e9d4f33'
const duration = 'sanaa_http_request_duration_seconds'

describe('a scrape of a server over PostgreSQL', () => {
  it('tells requests by route pattern, method and kind of outcome, and how long they took', async () => {
    for (const path of [
      `/api/artworks/${id}?key=secret`,
      `/orders/4829-1736?key=secret`,
      '/assets/script.js',
    ])
      await fetch(server.url + path, { headers: { authorization: 'nobody' } })
    await fetch(`${server.url}/api/auth/login`, { method: 'POST', body: '{"email":' })
    await fetch(`${server.url}/api/nothing/lena@example.test`)
    const samples = await scrape()
    const count = (route: string, method: string, status: string) =>
      valueOf(samples, `${duration}_count`, { route, method, status })
    expect(count('/api/artworks/:id', 'GET', '4xx')).toBe(1)
    expect(count('/orders/:number', 'GET', '2xx')).toBe(1)
    expect(count('/assets/:file', 'GET', '2xx')).toBe(1)
    expect(count('/api/auth/login', 'POST', '4xx')).toBe(1)
    const { value: whole } = samples.find(
      ({ name, labels }) => name === `${duration}_bucket` && labels.le === '+Inf',
    ) ?? { value: 0 }
    expect(whole).toBeGreaterThan(0)
  })

  it('counts what is given from memory', async () => {
    const before = await scrape()
    for (let times = 0; times < 3; times++) await fetch(`${server.url}/api/artworks?sort=newest`)
    const after = await scrape()
    const grown = (name: string) =>
      (valueOf(after, name, { cache: 'answers' }) ?? 0) - (valueOf(before, name, { cache: 'answers' }) ?? 0)
    expect(grown('sanaa_cache_hits_total')).toBe(2)
    expect(grown('sanaa_cache_misses_total')).toBe(1)
    expect(grown('sanaa_cache_entries')).toBe(1)
    expect(grown('sanaa_cache_bytes')).toBeGreaterThan(0)
  })

  it('tells what the database holds when it is asked, and how it is reached', async () => {
    const waiting = async () => valueOf(await scrape(), 'sanaa_mails', { state: 'waiting' })
    expect(await waiting()).toBe(0)
    await database.sql(
      `insert into outbox (event, recipient, subject, body, created_at) values ('e', 'lena@example.test', 's', 'b', now())`,
    )
    expect(await waiting()).toBe(1)
    const samples = await scrape()
    expect(valueOf(samples, 'sanaa_database_read')).toBe(1)
    expect(valueOf(samples, 'sanaa_orders', { state: 'paid' })).toBe(0)
    expect(valueOf(samples, 'sanaa_payments', { way: 'card', standing: 'taken' })).toBe(0)
    expect(valueOf(samples, 'sanaa_jobs', { queue: 'send-mail', state: 'ready' })).toBe(0)
    expect(valueOf(samples, 'sanaa_database_waiting')).toBe(0)
    const connections = ['in-use', 'idle'].map((state) =>
      valueOf(samples, 'sanaa_database_connections', { state }),
    )
    expect(connections[0]).toBeGreaterThanOrEqual(0)
    expect((connections[0] ?? 0) + (connections[1] ?? 0)).toBeGreaterThan(0)
  })

  it('tells the process and its version', async () => {
    const samples = await scrape()
    expect(valueOf(samples, 'sanaa_version_info', { version: '1.2.3' })).toBe(1)
    expect(valueOf(samples, 'sanaa_processes')).toBe(1)
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_max_seconds')
  })

  it('names nobody and nothing in particular', async () => {
    const cookie = await givenSession(database.sql, await givenAccount(database.sql, 'user', 'Lena'))
    for (const path of ['/api/auth/profile', `/artists/details?id=${id}`, `/media/${'a'.repeat(64)}/640`])
      await fetch(server.url + path, { headers: { cookie } })
    for (const { name, labels } of await scrape())
      for (const [key, text] of Object.entries(labels)) {
        const isNumber = key === 'le' || name === 'nodejs_version_info'
        expect(text, `${name} ${key}`).toMatch(isNumber ? /^[\w.+]+$/ : /^[\w:/{}*.-]+$/)
        expect(text).not.toMatch(/[\da-f]{8}-|@|\d{4}-\d{4}|secret|lena|[?=]|a{9}/i)
      }
  })

  it('has every metric that the dashboard asks for', async () => {
    const dashboard = readFileSync('adapters/deployment/grafana.json', 'utf8')
    const wanted = new Set(dashboard.match(/\b(?:sanaa|nodejs|process)_\w+/g))
    expect(wanted.size).toBeGreaterThan(15)
    const known = new Set((await scrape()).map(({ name }) => name))
    expect([...wanted].filter((name) => !known.has(name))).toEqual([])
  })
})

it('answers at its own address alone, and there nothing else', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(at().replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(at(), { method: 'POST', body: 'x' })).status).toBe(404)
  expect((await fetch(at())).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
})

it('asks once however many ask at once', async () => {
  const many = 10
  const { promise, resolve } = Promise.withResolvers<void>()
  let there = 0
  const onRequest = (): void => {
    there += 1
    if (there === many) setImmediate(resolve)
  }
  asked = 0
  allAreThere = promise
  subscribe('http.server.request.start', onRequest)
  const answers = await Promise.all(Array.from({ length: many }, () => fetch(at())))
  unsubscribe('http.server.request.start', onRequest)
  expect(answers.map(({ status }) => status)).toEqual(Array(many).fill(200))
  expect(asked).toBe(1)
})

it('says so while no server process answers', async () => {
  isAway = true
  expect((await fetch(at())).status).toBe(503)
  isAway = false
  expect((await fetch(at())).status).toBe(200)
})
