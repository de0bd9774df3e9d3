import { expect, it } from 'vitest'
import { inOneText } from './metrics-server.ts'
import { serverMetrics } from './server-metrics.ts'

it('tells the rest while the database is away, and says that it is', async () => {
  let isAway = false
  const metrics = serverMetrics({
    version: '1.2.3',
    pool: async () => ({ inUse: 2, idle: 1, waiting: 0 }),
    kept: () => ({ entries: 5, bytes: 100, hits: 7, misses: 3 }),
    counts: async () => {
      if (isAway) throw new Error('away')
      return [{ what: 'orders', kind: '', state: 'paid', count: 4 }]
    },
  })
  const text = async () => inOneText([await metrics.collect(true)])
  expect(await text()).toMatch(/^sanaa_orders\{state="paid"\} 4$/m)
  isAway = true
  const away = await text()
  expect(away).toMatch(/^sanaa_database_read 0$/m)
  // What was counted before may be true no more.
  expect(away).not.toMatch(/^sanaa_orders\{/m)
  expect(away).toMatch(/^sanaa_cache_hits_total\{cache="answers"\} 7$/m)
  expect(away).toMatch(/^sanaa_database_connections\{state="in-use"\} 2$/m)
})
