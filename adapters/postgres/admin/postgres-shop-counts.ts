import { expressionBuilder } from 'kysely'
import type { ShopCount, ShopCountsReader } from '#application/admin/shop-counts.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentWays, standings } from '#domain/payments/standing.ts'
import type { Database } from '../database.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'

/** As many rows of a kind are counted; who has more needs no number. */
const most = 10_000

/** The library's own table: what it last counted of each queue, half a minute ago at most while somebody does jobs. */
type Queues = {
  readonly 'jobs.queue': {
    readonly name: string
    readonly deferred_count: number
    readonly ready_count: number
    readonly active_count: number
    readonly failed_count: number
  }
}

const { cast, val } = expressionBuilder<Tables>()

/** A word of ours, which PostgreSQL would not take for a text by itself. */
const word = (text: string) => cast<string>(val(text), 'text')

const queued = (db: Database) =>
  db
    .$extendTables<Queues>()
    .selectFrom('jobs.queue as queue')
    .innerJoin(
      listsAsTable('states', { state: { of: 'text', values: ['later', 'ready', 'active', 'failed'] } }),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      word('jobs').as('what'),
      'queue.name as kind',
      'states.state',
      eb
        .cast<number>(
          eb
            .case('states.state')
            .when('later')
            .then(eb.ref('queue.deferred_count'))
            .when('ready')
            .then(eb.ref('queue.ready_count'))
            .when('active')
            .then(eb.ref('queue.active_count'))
            .else(eb.ref('queue.failed_count'))
            .end(),
          'bigint',
        )
        .as('count'),
    ])
    .$castTo<ShopCount>()

/** The newest mails that have not left. One whose text was forgotten has no recipient any more, and concerns nobody. */
const undelivered = (db: Database) =>
  db
    .selectFrom('outbox')
    .select((eb) =>
      eb
        .case()
        .when('recipient', '=', '')
        .then('forgotten')
        .when('given_up_at', 'is not', null)
        .then('given-up')
        .when('kept_at', 'is not', null)
        .then('kept')
        .else('waiting')
        .end()
        .as('state'),
    )
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)

const mailed = (db: Database) =>
  db
    .selectFrom(listsAsTable('states', { state: { of: 'text', values: ['waiting', 'kept', 'given-up'] } }))
    .leftJoin(undelivered(db).as('mail'), 'mail.state', 'states.state')
    .select(({ fn }) => [
      word('mails').as('what'),
      word('').as('kind'),
      'states.state',
      fn.count<number>('mail.state').as('count'),
    ])
    .groupBy('states.state')
    .$castTo<ShopCount>()

const ordered = (db: Database) =>
  db
    .selectFrom(listsAsTable('states', { state: { of: 'text', values: orderStatuses } }))
    .select((eb) => [
      word('orders').as('what'),
      word('').as('kind'),
      'states.state',
      eb
        .selectFrom(
          eb
            .selectFrom('orders')
            .select('orders.status')
            .whereRef('orders.status', '=', 'states.state')
            .limit(most)
            .as('some'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .$castTo<ShopCount>()

const pairs = paymentWays.flatMap((way) => standings.map((standing) => ({ way, standing })))

const paid = (db: Database) =>
  db
    .selectFrom(
      listsAsTable('pairs', {
        way: { of: 'text', values: pairs.map(({ way }) => way) },
        standing: { of: 'text', values: pairs.map(({ standing }) => standing) },
      }),
    )
    .select((eb) => [
      word('payments').as('what'),
      'pairs.way as kind',
      'pairs.standing as state',
      eb
        .selectFrom(
          eb
            .selectFrom('payment_attempts')
            .select('payment_attempts.standing')
            .whereRef('payment_attempts.way', '=', 'pairs.way')
            .whereRef('payment_attempts.standing', '=', 'pairs.standing')
            .limit(most)
            .as('some'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .$castTo<ShopCount>()

const counts = prepared<object, ShopCount>((db) =>
  queued(db).unionAll(mailed(db)).unionAll(ordered(db)).unionAll(paid(db)),
)

/** By one statement, which reads no more of a table than is counted. */
export const postgresShopCounts = (db: Database): ShopCountsReader => ({
  counts: () => counts(db, {}),
})
