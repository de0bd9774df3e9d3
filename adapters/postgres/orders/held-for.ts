import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Held, type Holder, heldTogether } from '#domain/orders/holding.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'

const { fn } = expressionBuilder<Tables, 'orders'>()

/** `mailboxOf` of the domain, in the words of its index. */
export const mailbox = fn<string>('lower', [
  fn('regexp_replace', ['orders.email', sql.lit('[+].*@'), sql.lit('@')]),
])

interface Key {
  readonly key: string
}

/** The lines of unpaid orders: what they come to says the domain. */
const linesOf = (orders: SelectQueryBuilder<Tables, 'orders', object>) =>
  orders
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.status', '=', sql.lit('awaiting-payment'))
    .select(['orders.id as orderId', 'order_lines.price_cents as price', 'order_lines.quantity'])

/** Anybody may name a mailbox: what its owner has not confirmed holds nothing, and counts for where it was sent from alone. */
const linesHeldBy = {
  address: prepared((db, { key }: Key) => linesOf(db.selectFrom('orders').where('placed_from', '=', key))),
  mailbox: prepared((db, { key }: Key) =>
    linesOf(db.selectFrom('orders').where(mailbox, '=', key).where('confirmation_digest', 'is', null)),
  ),
  account: prepared((db, { key }: Key) =>
    linesOf(db.selectFrom('orders').where('user_id', '=', key).where('confirmation_digest', 'is', null)),
  ),
}

/** Another transaction that asks for the same waits here until this one has ended. */
const waited = prepared((db, { key }: Key) =>
  db.selectNoFrom((asked) =>
    asked
      .fn('pg_advisory_xact_lock', [
        asked.fn('hashtextextended', [asked.cast(asked.val(key), 'text'), asked.lit(0)]),
      ])
      .as('waited'),
  ),
)

const nameOf = ({ by, key }: Holder): string => `${by} ${key}`

/** What is held for each of these in unpaid orders; nobody else places one for them before the running transaction has ended. */
export async function heldFor(db: Database, holders: readonly Holder[]): Promise<readonly Held[]> {
  // Always in the same order, so that two who share some of them never wait for each other in a circle.
  for (const key of holders.map(nameOf).toSorted()) await waited(db, { key })
  const held: Held[] = []
  for (const { by, key } of holders) {
    const lines = await linesHeldBy[by](db, { key })
    held.push(heldTogether([...Map.groupBy(lines, ({ orderId }) => orderId).values()]))
  }
  return held
}
