import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

describe('payments, in the database itself', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  async function givenAttempt(standing: string, received = 0): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, payer, reference, receipt,
         standing, received, is_abandoned, may_try_again, begun_at, looks, look_again_at)
       values ($1, $4, 'stripe', 'card', 5000, 5000, 'USD', null, $4, $4, $2, $3, true, false, now(), 0, now())`,
      [id, standing, received, id],
    )
    return id
  }
  const set = (id: string, what: string) =>
    database.sql(`update payment_attempts set ${what} where id = $1`, [id])

  it.each([
    `origin = 'another'`,
    `provider = 'sandbox'`,
    `way = 'phone'`,
    'price_cents = 1',
    'amount = 1',
    `currency = 'EUR', per_dollar = 1, rate_source = 'me', rated_at = now()`,
    `payer = '254712345678'`,
    `begun_at = now() - interval '1 day'`,
    `reference = 'another'`,
    'reference = null',
    `receipt = 'another'`,
    'is_abandoned = false',
    `standing = 'waiting'`,
  ])('refuses to write over an attempt: %s', async (what) => {
    await expect(set(await givenAttempt('held'), what)).rejects.toThrow(/stays as it is/)
  })

  it('lets an attempt go up, to what was taken, and never down', async () => {
    const id = await givenAttempt('unknown')
    for (const next of ['waiting', 'held', 'ended']) await set(id, `standing = '${next}'`)
    await set(id, `standing = 'taken', received = 5000`)
    await expect(set(id, `standing = 'ended', received = 0`)).rejects.toThrow(/stays as it is/)
    await expect(set(id, 'received = 4000')).rejects.toThrow(/stays as it is/)
  })

  it('has money come with what is taken, and with nothing else', async () => {
    await expect(givenAttempt('taken')).rejects.toThrow(/payment_attempts_taken_check/)
    await expect(givenAttempt('held', 5000)).rejects.toThrow(/payment_attempts_taken_check/)
  })

  it('keeps every attempt, and everything that a provider told as it came', async () => {
    const id = await givenAttempt('held')
    await database.sql(
      `insert into payment_notices (id, provider, event_id, attempt_id, outcome, body, heard_at)
       values ($1, 'stripe', $2, $1::uuid, 'placed', 'as it came', now())`,
      [id, id],
    )
    await database.sql('update payment_notices set seen_to_at = now() where id = $1', [id])
    for (const what of [`body = 'another'`, 'attempt_id = null', `outcome = 'not-ours'`])
      await expect(database.sql(`update payment_notices set ${what}`)).rejects.toThrow(/stays as it came/)
    for (const table of ['payment_notices', 'payment_attempts'])
      await expect(database.sql(`delete from ${table}`)).rejects.toThrow(/stays/)
  })

  it('asks no phone for what is not written down', async () => {
    await expect(
      database.sql(
        `insert into mpesa_pushes (attempt_id, amount, is_released) values (gen_random_uuid(), 1, false)`,
      ),
    ).rejects.toThrow(/mpesa_pushes_attempt_id_fkey/)
  })
})
