import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type AccountLine, dueOn, paidForBy, payable } from '#domain/fair-pay/payout.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isSettled } from './settled.ts'

const database = await testDatabase()
afterAll(() => database.close())

const payday = new Date('2026-12-01T00:00:00Z')

/** What the settled ones of an account's lines sum up to, as PostgreSQL tells them apart. */
async function settled(lines: readonly AccountLine[]): Promise<number> {
  const rows = lines.map(({ orderId, at, amount }) => ({
    order_id: orderId,
    payout_id: orderId === null ? randomUUID() : null,
    at,
    amount_cents: amount,
  }))
  // A table of the statement's own hides the books, which take no lines that do not sum to zero.
  const { balance } = await database.db
    .with('ledger_entries', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
            sql`given (order_id uuid, payout_id uuid, at timestamptz, amount_cents bigint)`,
          ),
        )
        .selectAll(),
    )
    .selectFrom('ledger_entries as e')
    .where(isSettled(paidForBy(payday)))
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('balance'))
    .executeTakeFirstOrThrow()
  return balance
}

it('the lines that are settled are those that an artist is due', async () => {
  const orders = Array.from({ length: 4 }, () => randomUUID())
  const moment = fc
    .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }))
    .map((milliseconds) => new Date(paidForBy(payday).getTime() + milliseconds))
  const line = fc.record<AccountLine>({
    orderId: fc.constantFrom(null, ...orders),
    at: moment,
    amount: fc.integer({ min: -9_000, max: 30_000 }),
  })
  const agree = fc.asyncProperty(
    fc.array(line, { maxLength: 12 }),
    async (lines) => payable(await settled(lines)) === dueOn(payday, lines),
  )
  const found = await fc.check(agree, { numRuns: 100 })
  if (found.errorInstance) throw found.errorInstance
  expect(found.counterexample).toBeNull()
})
