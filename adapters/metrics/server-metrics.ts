import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ShopCount } from '#application/admin/shop-counts.ts'
import { brand } from '#domain/shared/brand.ts'

/** What a server process knows of itself when it is asked. */
export interface Watched {
  readonly version: string
  /** Connections to the database. @throws while it is away */
  pool(): Promise<{ readonly inUse: number; readonly idle: number; readonly waiting: number }>
  /** Answers that are kept for everybody. */
  kept(): {
    readonly entries: number
    readonly bytes: number
    readonly hits: number
    readonly misses: number
  }
  /** What the database counts for all processes together. @throws while it is away */
  counts(): Promise<readonly ShopCount[]>
}

interface Request {
  readonly route: string
  readonly method: string
  readonly status: string
  readonly seconds: number
}

/** Metrics as they go from a server process to the first one. */
export type ProcessMetrics = readonly object[]

export interface ServerMetrics {
  readonly onAnswered: (request: Request) => void
  /** @param isForAll whether to count for all processes, too: one of them is asked to at a time */
  collect(isForAll: boolean): Promise<ProcessMetrics>
}

/** Seconds: from an answer out of memory to one that somebody complains of. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Milliseconds that the database has to count. */
const patience = 2_500

/** @throws Error where it takes longer */
async function within<Found>(milliseconds: number, finding: Promise<Found>): Promise<Found> {
  const { promise: enough, reject } = Promise.withResolvers<never>()
  const impatient = setTimeout(() => reject(new Error('It takes too long.')), milliseconds)
  try {
    return await Promise.race([finding, enough])
  } finally {
    clearTimeout(impatient)
  }
}

const named = (name: string): string => `${brand.slug}_${name}`

function gaugesIn(registers: Registry[]) {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    aggregator: 'sum' | 'first' = 'sum',
  ) => new Gauge({ name: named(name), help, labelNames, registers, aggregator })
  const counter = (name: string, help: string) =>
    new Counter({ name: named(name), help, labelNames: ['cache'], registers })
  return {
    version: gauge('version_info', 'The version that is served; always 1.', ['version'], 'first'),
    processes: gauge('processes', 'Server processes that have answered.', []),
    connections: gauge('database_connections', 'Connections to the database, by what they do.', ['state']),
    waiting: gauge('database_waiting', 'Who waits for a connection to the database.', []),
    entries: gauge('cache_entries', 'What is kept in memory.', ['cache']),
    bytes: gauge('cache_bytes', 'Bytes that it takes.', ['cache']),
    hits: counter('cache_hits_total', 'What was given again from memory.'),
    misses: counter('cache_misses_total', 'What had to be made.'),
  }
}

/** What the database counts: asked of one process, for all of them. */
function countGaugesIn(registers: Registry[]) {
  const most = 'counted up to 10000 of each'
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: named(name), help, labelNames, registers })
  return {
    isRead: gauge('database_read', 'Whether the database has counted for this scrape.', []),
    jobs: gauge('jobs', 'What was put off and is not done, as it was counted last.', ['queue', 'state']),
    mails: gauge('mails', `Mails that have not left, ${most}.`, ['state']),
    orders: gauge('orders', `Orders, ${most}.`, ['state']),
    payments: gauge('payments', `Tries to pay, ${most}.`, ['way', 'standing']),
  }
}

/** Counts what this process answers, and tells of it what whoever runs the shop watches. */
export function serverMetrics({ version, pool, kept, counts }: Watched): ServerMetrics {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const requests = new Histogram({
    name: named('http_request_duration_seconds'),
    help: 'How long answers took that were not kept, by the pattern of their address.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [own],
  })
  const gauges = gaugesIn([own])
  const forAll = new Registry()
  const counted = countGaugesIn([forAll])

  async function read(): Promise<void> {
    gauges.version.set({ version }, 1)
    gauges.processes.set(1)
    const { entries, bytes, hits, misses } = kept()
    gauges.entries.set({ cache: 'answers' }, entries)
    gauges.bytes.set({ cache: 'answers' }, bytes)
    for (const [counter, times] of [
      [gauges.hits, hits],
      [gauges.misses, misses],
    ] as const) {
      counter.reset()
      counter.inc({ cache: 'answers' }, times)
    }
    const { inUse, idle, waiting } = await pool()
    gauges.connections.set({ state: 'in-use' }, inUse)
    gauges.connections.set({ state: 'idle' }, idle)
    gauges.waiting.set(waiting)
  }

  async function count(): Promise<void> {
    forAll.resetMetrics()
    const found = await within(patience, counts())
    for (const { what, kind, state, ...each } of found) {
      if (what === 'jobs') counted.jobs.set({ queue: kind, state }, each.count)
      else if (what === 'payments') counted.payments.set({ way: kind, standing: state }, each.count)
      else counted[what].set({ state }, each.count)
    }
    counted.isRead.set(1)
  }

  return {
    onAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    async collect(isForAll) {
      // One after the other: to count takes a connection, too. What cannot be told now is missing; the rest is told all the same.
      for (const tell of [read, ...(isForAll ? [count] : [])]) await tell().catch(() => undefined)
      const registries = isForAll ? [own, forAll] : [own]
      return (await Promise.all(registries.map((each) => each.getMetricsAsJSON()))).flat()
    },
  }
}
