import type { Database } from '../database.ts'

/** Addresses of invented people. */
export const invented = '%@example.%'

/** When the demo's people have last ordered something; null where they never have. */
export async function lastDemoOrder(db: Database): Promise<Date | null> {
  const { at } = await db
    .selectFrom('orders')
    .where('email', 'like', invented)
    .select(({ fn }) => fn.max<Date | null>('placed_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** Invented people who have an account and may use it, and some others by their addresses. */
export const demoMembers = (db: Database, others: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where(({ eb, or }) => or([eb('email', 'like', invented), eb('email', 'in', others)]))
    .where('suspended_at', 'is', null)
    .execute()

/** Those of some addresses, in small letters, that are an account's. */
export async function takenAddresses(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = await db
    .selectFrom('users')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', addresses))
    .select(({ fn }) => fn<string>('lower', ['email']).as('email'))
    .execute()
  return new Set(taken.map(({ email }) => email))
}

/** The numbers of all orders. */
export async function orderNumbers(db: Database): Promise<Set<string>> {
  const orders = await db.selectFrom('orders').select('number').execute()
  return new Set(orders.map(({ number }) => number))
}

/** Orders of invented people, and of some others, that were placed before and have not arrived. */
export async function undeliveredOrders(
  db: Database,
  others: readonly string[],
  before: Date,
): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where(({ eb, or }) => or([eb('email', 'like', invented), eb('email', 'in', others)]))
    .where('status', 'in', ['paid', 'shipped'])
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .execute()
  return orders.map(({ number }) => number)
}

/** Batches with payouts that have not arrived, or have not left. */
export const batchesUnderWay = (db: Database) =>
  db
    .selectFrom('payout_batches as batch')
    .select(['batch.id', 'month', 'number', 'made_at as madeAt'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payouts')
          .whereRef('batch_id', '=', 'batch.id')
          .where('standing', 'in', ['set-aside', 'sent'])
          .select('payouts.id'),
      ),
    )
    .orderBy('made_at')
    .execute()

/** The id of an artist of the demo, by what the catalogue calls them; null where there is none any more. */
export async function artistOf(db: Database, source: string): Promise<string | null> {
  const artist = await db
    .selectFrom('artists')
    .select('id')
    .where('source_key', '=', source)
    .executeTakeFirst()
  return artist?.id ?? null
}
