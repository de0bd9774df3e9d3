import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type AccountPart, apart, dueOn, type TakenPart } from '#domain/fair-pay/due.ts'
import { deliveredBefore, payoutStandings } from '#domain/fair-pay/payout.ts'
import { sumOf } from '#domain/shared/money.ts'
import { testDatabase } from '../testing/test-database.ts'
import { dueParts } from './due-parts.ts'

const database = await testDatabase()
afterAll(() => database.close())

const payday = new Date('2026-12-01T00:00:00Z')
const artistId = randomUUID()

/** An order as it is written down: lines of the books, and what payouts took of it. */
interface GivenOrder {
  readonly order: AccountPart['order']
  readonly earned: readonly number[]
  readonly taken: readonly { readonly amount: number; readonly standing: (typeof payoutStandings)[number] }[]
}

const partOf = ({ order, earned, taken }: GivenOrder): AccountPart => ({
  order,
  rest:
    sumOf(order === null ? [] : earned) -
    sumOf(taken.filter(({ standing }) => standing !== 'returned').map(({ amount }) => amount)),
})

/** Rows that hide a table of the database, which takes no lines that do not sum to zero. */
const given = <Row>(rows: readonly Row[], columns: string) =>
  sql<Row>`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.raw(columns)}))`

/** What PostgreSQL says is due of which orders. */
async function due(
  orders: readonly GivenOrder[],
): Promise<readonly (TakenPart & { readonly isPlayMoney: boolean })[]> {
  const lines = orders.flatMap(({ order, earned }) =>
    order === null
      ? []
      : earned.map((amount) => ({ order_id: order.id, artist_id: artistId, amount_cents: amount })),
  )
  // What of a payout itself stands on the account is of no order.
  const ofPayout = { order_id: null, artist_id: artistId, amount_cents: -7_000 }
  const payouts = orders.flatMap(({ order, taken }) =>
    taken.map((each) => ({ ...each, id: randomUUID(), order_id: order?.id ?? null, artist_id: artistId })),
  )
  const known = orders.flatMap(({ order }) => order ?? [])
  const deliveries = known.flatMap(({ id, deliveredAt }) =>
    deliveredAt ? [{ order_id: id, status: 'delivered', at: deliveredAt }] : [],
  )
  const contests = known.flatMap(({ id, isContested }) =>
    isContested ? [{ order_id: id, artist_id: artistId }] : [],
  )
  // Those of other artists, or that are over, contest nothing.
  const others = known.map(({ id }) => ({ order_id: id, artist_id: randomUUID() }))
  const over = known.map(({ id }) => ({ order_id: id, artist_id: artistId }))
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
  // What another paid counts as real also where the sandbox had been asked before.
  const paid = known.map(({ id }) => ({ id, number: id, payment_reference: id }))
  const attempts = known.flatMap(({ id, isPlayMoney }) => [
    { id, order_number: id, provider: isPlayMoney ? 'sandbox' : 'stripe' },
    { id: randomUUID(), order_number: id, provider: isPlayMoney ? 'stripe' : 'sandbox' },
  ])
  return database.db
    .with('ledger_entries', () =>
      given([...lines, ofPayout], 'order_id uuid, artist_id uuid, amount_cents bigint'),
    )
    .with('payouts', () => given(payouts, 'id uuid, artist_id uuid, standing text'))
    .with('payout_orders', () =>
      given(
        payouts.map(({ id, order_id, amount }) => ({ payout_id: id, order_id, amount_cents: amount })),
        'payout_id uuid, order_id uuid, amount_cents bigint',
      ),
    )
    .with('orders', () => given(paid, 'id uuid, number text, payment_reference text'))
    .with('payment_attempts', () => given(attempts, 'id uuid, order_number text, provider text'))
    .with('order_events', () => given(deliveries, 'order_id uuid, status text, at timestamptz'))
    .with('returns', () => given(coming, 'id uuid, order_id uuid, artist_id uuid, status text'))
    .with('claims', () => given(claimed, 'id uuid, order_id uuid, artist_id uuid, closed_at timestamptz'))
    .selectFrom(dueParts(database.db, { before: deliveredBefore(payday), takesRealMoney: true }).as('part'))
    .select(['part.orderId', 'part.amount', 'part.isPlayMoney'])
    .execute()
}

const inOrder = (takes: readonly TakenPart[]) =>
  takes.toSorted((one, other) => (String(one.orderId) < String(other.orderId) ? -1 : 1))

it('what is due of which orders is what the domain says', async () => {
  const moment = fc
    .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }))
    .map((milliseconds) => new Date(deliveredBefore(payday).getTime() + milliseconds))
  const order = fc.record({
    id: fc.uuid(),
    deliveredAt: fc.option(moment),
    isContested: fc.boolean(),
    isPlayMoney: fc.boolean(),
  })
  const amount = fc.integer({ min: -9_000, max: 30_000 })
  const written = fc.record<GivenOrder>({
    order: fc.option(order),
    earned: fc.array(amount, { minLength: 1, maxLength: 3 }),
    taken: fc.array(fc.record({ amount, standing: fc.constantFrom(...payoutStandings) }), { maxLength: 2 }),
  })
  const account = fc.uniqueArray(written, { maxLength: 8, selector: ({ order: of }) => of?.id ?? '' })
  const agree = fc.asyncProperty(account, async (orders) => {
    const found = await due(orders)
    const { real, played } = apart(orders.map(partOf))
    for (const [parts, isPlayMoney] of [
      [real, false],
      [played, true],
    ] as const) {
      const takes = found
        .filter((each) => each.isPlayMoney === isPlayMoney)
        .map(({ orderId, amount: taken }) => ({ orderId, amount: taken }))
      // That nothing leaves where all of it comes to less than nothing, whoever asks sees to.
      const isLeaving = sumOf(takes.map((each) => each.amount)) > 0
      expect(inOrder(dueOn(payday, parts).takes)).toEqual(isLeaving ? inOrder(takes) : [])
    }
  })
  const found = await fc.check(agree, { numRuns: 100 })
  if (found.errorInstance) throw found.errorInstance
  expect(found.counterexample).toBeNull()
})
