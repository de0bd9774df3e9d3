import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Held, Holder } from '#domain/orders/holding.ts'
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

const heldIn = (orders: SelectQueryBuilder<Tables, 'orders', object>) =>
  orders
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.status', '=', sql.lit('awaiting-payment'))
    .select((line) => [
      line.fn.count<number>('orders.id').distinct().as('orders'),
      line.fn.coalesce(line.fn.sum<number>('quantity'), line.lit(0)).as('pieces'),
      line.fn
        .coalesce(
          line.fn.sum<number>(line(line.cast<number>('price_cents', 'bigint'), '*', line.ref('quantity'))),
          line.lit(0),
        )
        .as('sum'),
    ])

const heldBy = {
  address: prepared((db, { key }: Key) => heldIn(db.selectFrom('orders').where('placed_from', '=', key))),
  mailbox: prepared((db, { key }: Key) => heldIn(db.selectFrom('orders').where(mailbox, '=', key))),
  account: prepared((db, { key }: Key) => heldIn(db.selectFrom('orders').where('user_id', '=', key))),
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
    const [found] = await heldBy[by](db, { key })
    if (found) held.push(found)
  }
  return held
}
