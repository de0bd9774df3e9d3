import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type AccountLine, deliveredBefore, dueOn, payable } from '#domain/fair-pay/payout.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isSettled } from './settled.ts'

const database = await testDatabase()
afterAll(() => database.close())

const payday = new Date('2026-12-01T00:00:00Z')
const artistId = randomUUID()

/** What the settled ones of an account's lines sum up to, as PostgreSQL tells them apart. */
async function settled(lines: readonly AccountLine[]): Promise<number> {
  const given = lines.map(({ order, amount }) => ({ order, id: order && randomUUID(), amount }))
  const rows = given.map(({ id, amount }) => ({
    order_id: id,
    payout_id: id === null ? randomUUID() : null,
    artist_id: artistId,
    amount_cents: amount,
  }))
  const deliveries = given.flatMap(({ id, order }) =>
    order?.deliveredAt ? [{ order_id: id, status: 'delivered', at: order.deliveredAt }] : [],
  )
  const contests = given.flatMap(({ order, id }) =>
    order?.isContested ? [{ order_id: id, artist_id: artistId }] : [],
  )
  // Those of other artists, or that are over, contest nothing.
  const others = given.flatMap(({ id }) => (id ? [{ order_id: id, artist_id: randomUUID() }] : []))
  const over = given.flatMap(({ id }) => (id ? [{ order_id: id, artist_id: artistId }] : []))
  const coming = [
    ...contests
      .filter((_, nth) => nth % 3 !== 1)
      .map((each, nth) => ({ ...each, status: nth % 2 ? 'sent' : 'expected' })),
    ...others.map((each) => ({ ...each, status: 'expected' })),
    ...over.map((each, nth) => ({ ...each, status: ['received', 'waived', 'refused'][nth % 3] })),
  ]
  const claimed = [
    ...contests.filter((_, nth) => nth % 3 !== 0).map((each) => ({ ...each, closed_at: null })),
    ...others.map((each) => ({ ...each, closed_at: null })),
    ...over.map((each) => ({ ...each, closed_at: payday })),
  ]
  // Tables of the statement's own hide the real ones: the books take no lines that do not sum to zero.
  const { balance } = await database.db
    .with('ledger_entries', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
            sql`given (order_id uuid, payout_id uuid, artist_id uuid, amount_cents bigint)`,
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
    .with('returns', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(coming)}::jsonb)`.as<'given'>(
            sql`given (id uuid, order_id uuid, artist_id uuid, status text)`,
          ),
        )
        .selectAll(),
    )
    .with('claims', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb)`.as<'given'>(
            sql`given (id uuid, order_id uuid, artist_id uuid, closed_at timestamptz)`,
          ),
        )
        .selectAll(),
    )
    .selectFrom('ledger_entries as e')
    .where(isSettled(deliveredBefore(payday)))
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('balance'))
    .executeTakeFirstOrThrow()
  return balance
}

it('the lines that are settled are those that an artist is due', async () => {
  const moment = fc
    .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }))
    .map((milliseconds) => new Date(deliveredBefore(payday).getTime() + milliseconds))
  const line = fc.record<AccountLine>({
    order: fc.option(fc.record({ deliveredAt: fc.option(moment), isContested: fc.boolean() })),
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
