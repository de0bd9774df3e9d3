import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { startWorker } from '#adapters/jobs/pg-boss-worker.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const patience = { timeout: 25_000, interval: 50 }

/** Everything that orders stand on, with a bank that can be away. */
function service() {
  const { sql } = database
  const bank = watchedBank()
  const shop = postgresAssembly(database.orm, given(paymentWays, bank.ways))
  return {
    bank,
    ordering: shop.get(orderServices.ordering)(null),
    working: () => startWorker(sql, allDoers(shop), { onError: () => undefined, pause: 0.5 }),
  }
}

/** Lets a worker work without the pauses between its tries, until a check holds. */
async function workedUntil(
  working: () => Promise<() => Promise<void>>,
  check: () => Promise<void>,
): Promise<void> {
  const stop = await working()
  try {
    await vi.waitFor(async () => {
      await database.sql(`update jobs.job set start_after = now() where state in ('created', 'retry')`)
      await check()
    }, patience)
  } finally {
    await stop()
  }
}

it('money that could not be moved is moved by a worker as soon as the bank is back', async () => {
  const { bank, ordering, working } = service()
  const artworkId = await givenArtwork(database.sql, { title: 'Patient', stock: 1 })
  const shipping = {
    name: 'Lena Okoro',
    street: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos State',
    postalCode: '101241',
    country: 'NG',
    phone: '+2348012345678',
  }
  bank.away.add('take')
  const { number, accessKey, status } = await ordering.place(
    {
      items: [{ artworkId, quantity: 1 }],
      shipping,
      email: 'lena@example.test',
      payment: { method: 'card', token: 'card' },
    },
    'a-key-of-its-own',
  )
  expect(status).toBe('awaiting-payment')
  const mails = () => database.sql(`select 1 from outbox where event like 'order-confirmed:%'`)
  expect(await mails()).toEqual([])

  bank.away.clear()
  await workedUntil(working, async () => {
    expect((await ordering.order(number, accessKey)).status).toBe('paid')
  })
  expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
  expect(await mails()).toHaveLength(1)

  bank.away.add('refund')
  expect((await ordering.cancel(number, accessKey)).status).toBe('refunded')
  expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
  bank.away.clear()
  await workedUntil(working, async () =>
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1', expect.stringMatching(/^refund hold-1/)]),
  )
})
