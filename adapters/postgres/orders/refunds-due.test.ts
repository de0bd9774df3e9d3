import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

describe('money to send back, in the database itself', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  /** An order of $100.00. @returns its number */
  async function givenOrder(): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
         placed_at, expires_at)
       values ($1, $2, 'lena@example.test', 'paid', 'atm', 'paid', '{}', 15, 'key', now(), now())`,
      [id, id],
    )
    const work = await givenArtwork(database.sql, { title: 'Given back', price: 10_000 })
    await database.sql(
      `insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
       select $1, 0, id, title, 1, price_cents, artist_id, 'Amina' from artworks where id = $2`,
      [id, work],
    )
    return id
  }

  async function givenAttempt(orderNumber: string, received: number): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, order_number, standing,
         received, is_abandoned, begun_at, looks, look_again_at, may_try_again)
       values ($1, $4, 'bank', 'transfer', 10000, 9200, 'USD', $2, 'taken', $3, false, now(), 0, now(), false)`,
      [id, orderNumber, received, id],
    )
    return id
  }

  async function due(orderNumber: string, attemptId: string | null, amount: number): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into refunds_due (id, key, order_number, attempt_id, way, price, amount, currency, payers, due_at)
       values ($1, $5, $2, $3, 'transfer', $4, $4, 'USD', '[]', now())`,
      [id, orderNumber, attemptId, amount, id],
    )
    return id
  }

  it('is of a payment at most what came, also to two who ask at once', async () => {
    const order = await givenOrder()
    const attempt = await givenAttempt(order, 9_200)
    await due(order, attempt, 5_000)
    const both = await Promise.allSettled([due(order, attempt, 4_000), due(order, attempt, 4_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await due(order, attempt, 200)
    await expect(due(order, attempt, 1)).rejects.toThrow(/more than what came/)
  })

  it('is of an order of long ago at most what it cost', async () => {
    const order = await givenOrder()
    await due(order, null, 10_000)
    await expect(due(order, null, 1)).rejects.toThrow(/more than what came/)
  })

  it('leaves once, and nothing else of it changes', async () => {
    const id = await due(await givenOrder(), null, 1_000)
    const set = (what: string) => database.sql(`update refunds_due set ${what} where id = $1`, [id])
    await expect(set('amount = 2')).rejects.toThrow(/stays as it is/)
    await expect(set(`payers = '[{"iban": "DE89370400440532013000"}]'`)).rejects.toThrow(/stays as it is/)
    await set('sent_at = now()')
    await expect(set('sent_at = null')).rejects.toThrow(/stays as it is/)
    await expect(set(`sent_at = now() + interval '1 day'`)).rejects.toThrow(/stays as it is/)
    await expect(database.sql('delete from refunds_due')).rejects.toThrow(/stays/)
  })
})
