import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import {
  type AccountLine,
  type Contest,
  deliveredBefore,
  dueOn,
  isHeld,
  type Payout,
  payable,
  paydayIn,
  payoutStandings,
} from '#domain/fair-pay/payout.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isSettled } from './settled.ts'

const database = await testDatabase()
afterAll(() => database.close())

const payday = new Date('2026-12-01T00:00:00Z')
const artistId = randomUUID()

/** A line of an account as it is written down: of an order, with what its buyer contested, or of a payout. */
interface GivenLine {
  readonly order: { readonly deliveredAt: Date | null; readonly contests: readonly Contest[] } | null
  readonly amount: number
}
type GivenPayout = Pick<Payout, 'month' | 'at' | 'standing'>

/** The same line as the domain reads it. */
const asRead = ({ order, amount }: GivenLine, payouts: readonly GivenPayout[]): AccountLine => ({
  order: order && {
    deliveredAt: order.deliveredAt,
    isHeld: order.deliveredAt !== null && isHeld(order.deliveredAt, order.contests, payouts),
  },
  amount,
})

/** What the settled ones of an account's lines sum up to, as PostgreSQL tells them apart. */
async function settled(lines: readonly GivenLine[], payouts: readonly GivenPayout[]): Promise<number> {
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
    (order?.contests ?? []).map(({ from, until }) => ({ order_id: id, artist_id: artistId, from, until })),
  )
  // Those of other artists contest nothing, and their payouts took nothing along.
  const another = { artist_id: randomUUID(), from: new Date(0), until: null }
  const others = given.flatMap(({ id }) => (id ? [{ order_id: id, ...another }] : []))
  const coming = [...contests.filter((_, nth) => nth % 2 === 0), ...others].map(({ from, until, ...of }) => ({
    ...of,
    asked_at: from,
    ended_at: until,
  }))
  const claimed = [...contests.filter((_, nth) => nth % 2 === 1), ...others].map(
    ({ from, until, ...of }) => ({ ...of, opened_at: from, closed_at: until }),
  )
  const gone = [
    ...payouts.map((payout) => ({ artist_id: artistId, ...payout })),
    { artist_id: another.artist_id, month: '2026-11', at: new Date(0), standing: 'settled' },
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
            sql`given (id uuid, order_id uuid, artist_id uuid, asked_at timestamptz, ended_at timestamptz)`,
          ),
        )
        .selectAll(),
    )
    .with('claims', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb)`.as<'given'>(
            sql`given (id uuid, order_id uuid, artist_id uuid, opened_at timestamptz, closed_at timestamptz)`,
          ),
        )
        .selectAll(),
    )
    .with('payouts', (query) =>
      query
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)`.as<'given'>(
            sql`given (id uuid, artist_id uuid, month text, at timestamptz, standing text)`,
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
  /** Near to what decides: a day on which something left, or the last on which it had to be there. */
  const near = (...days: readonly Date[]) =>
    fc
      .tuple(
        fc.constantFrom(...days),
        fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3_000_000_000, max: 3_000_000_000 })),
      )
      .map(([on, milliseconds]) => new Date(on.getTime() + milliseconds))
  const months = ['2026-10', '2026-11'] as const
  const paydays = months.map(paydayIn)
  const moment = near(...[payday, ...paydays].map(deliveredBefore))
  const then = near(...paydays)
  const contest = fc.record<Contest>({ from: then, until: fc.option(then) })
  const contests = fc.array(contest, { maxLength: 2 })
  const line = fc.record<GivenLine>({
    order: fc.option(fc.record({ deliveredAt: fc.option(moment), contests })),
    amount: fc.integer({ min: -9_000, max: 30_000 }),
  })
  const payouts = fc.array(
    fc.record<GivenPayout>({
      month: fc.constantFrom(...months),
      at: then,
      standing: fc.constantFrom(...payoutStandings),
    }),
    { maxLength: 2 },
  )
  const agree = fc.asyncProperty(
    fc.array(line, { maxLength: 12 }),
    payouts,
    async (lines, left) =>
      payable(await settled(lines, left)) ===
      dueOn(
        payday,
        lines.map((each) => asRead(each, left)),
      ),
  )
  const found = await fc.check(agree, { numRuns: 100 })
  if (found.errorInstance) throw found.errorInstance
  expect(found.counterexample).toBeNull()
})
