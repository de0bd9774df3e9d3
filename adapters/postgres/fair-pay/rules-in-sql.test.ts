import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type AccountLine, deliveredBy, dueOn, payable } from '#domain/fair-pay/payout.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isSettled } from './settled.ts'

const database = await testDatabase()
afterAll(() => database.close())

const payday = new Date('2026-12-01T00:00:00Z')

/** What the settled ones of an account's lines sum up to, as PostgreSQL tells them apart. */
async function settled(lines: readonly AccountLine[]): Promise<number> {
  const given = lines.map(({ order, amount }) => ({ order, id: order && randomUUID(), amount }))
  const rows = given.map(({ id, amount }) => ({
    order_id: id,
    payout_id: id === null ? randomUUID() : null,
    amount_cents: amount,
  }))
  const deliveries = given.flatMap(({ id, order }) =>
    order?.deliveredAt ? [{ order_id: id, status: 'delivered', at: order.deliveredAt }] : [],
  )
  // Tables of the statement's own hide the real ones: the books take no lines that do not sum to zero.
  const { balance } = await database.db
    .with('ledger_entries', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
            sql`given (order_id uuid, payout_id uuid, amount_cents bigint)`,
          ),
        )
        .selectAll(),
    )
    .with('order_events', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)`.as<'given'>(
            sql`given (order_id uuid, status text, at timestamptz)`,
          ),
        )
        .selectAll(),
    )
    .selectFrom('ledger_entries as e')
    .where(isSettled(deliveredBy(payday)))
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('balance'))
    .executeTakeFirstOrThrow()
  return balance
}

it('the lines that are settled are those that an artist is due', async () => {
  const moment = fc
    .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }))
    .map((milliseconds) => new Date(deliveredBy(payday).getTime() + milliseconds))
  const line = fc.record<AccountLine>({
    order: fc.option(fc.record({ deliveredAt: fc.option(moment) })),
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
