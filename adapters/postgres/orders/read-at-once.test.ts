import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { watched } from '../testing/watched.ts'
import { postgresOrderRepository } from './postgres-order-repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('an order that is looked at is of one moment: its status and its history come by one statement', async () => {
  const id = randomUUID()
  const number = '4829-1736'
  await database.sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
       placed_at, expires_at)
     values ($1, $2, 'lena@example.test', 'paid', 'card', 'paid', '{"name": "Lena"}', 12.5, 'key', '2026-03-01T10:00:00.123Z', now())`,
    [id, number],
  )
  await database.sql(
    `insert into order_events (order_id, position, status, at) values ($1, 0, 'paid', '2026-03-01T10:00:00Z')`,
    [id],
  )
  const { asked, db } = watched(database)
  const order = await postgresOrderRepository(db).byNumber(number)
  expect(order).toMatchObject({
    id,
    status: 'paid',
    feePercent: 12.5,
    shipping: { name: 'Lena' },
    placedAt: new Date('2026-03-01T10:00:00.123Z'),
    timeline: [{ status: 'paid', at: new Date('2026-03-01T10:00:00Z') }],
  })
  expect(asked).toEqual([expect.stringMatching(/"o"\."status".*from "orders" as "o" where "o"\."number"/s)])
  expect(await postgresOrderRepository(db).byNumber('0000-0000')).toBeNull()
})
