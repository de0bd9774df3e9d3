import { expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { ShownOrder } from '#application/orders/order-view.ts'
import type { Database } from '../database.ts'
import { everyColumn } from '../every-column.ts'
import { isoText } from '../iso-time.ts'
import { prepared, preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'

const { ref: column } = expressionBuilder<Tables, 'order_lines'>()

/** Whose a line or a parcel is. */
export const artist = jsonBuildObject({ id: column('artist_id'), name: column('artist_name') }).as('artist')

/** The lines, parcels, history and refunds of the order `o`. */
export function orderParts() {
  const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
  return [
    jsonArrayFrom(
      order
        .selectFrom('order_lines')
        .select([
          'artwork_id as artworkId',
          'title',
          'quantity',
          'price_cents as price',
          'image_url as imageUrl',
          artist,
        ])
        .whereRef('order_id', '=', 'o.id')
        .orderBy('position'),
    ).as('lines'),
    jsonArrayFrom(
      order
        .selectFrom('fulfilments')
        .select(({ ref }) => [
          artist,
          'fulfilments.status',
          'carrier',
          'tracking_number as trackingNumber',
          isoText(ref('shipped_at')).as('shippedAt'),
          'carriage_cents as carriage',
        ])
        .whereRef('order_id', '=', 'o.id')
        .orderBy('artist_name')
        .orderBy('artist_id'),
    ).as('fulfilments'),
    jsonArrayFrom(
      order
        .selectFrom('order_events')
        .select(({ ref }) => ['order_events.status', isoText(ref('order_events.at')).as('at')])
        .whereRef('order_id', '=', 'o.id')
        .orderBy('position'),
    ).as('timeline'),
    jsonArrayFrom(
      order
        .selectFrom('order_refunds')
        .select(({ ref }) => [
          'order_refunds.id',
          isoText(ref('order_refunds.at')).as('at'),
          'asked_by as askedBy',
          'amount_cents as amount',
          'shares',
          'pieces',
        ])
        .whereRef('order_id', '=', 'o.id')
        .orderBy('position'),
    ).as('refunds'),
  ] as const
}

const parts = (db: Database) => db.selectFrom('orders as o').select(() => orderParts())

/** An order's lines, parcels, history and refunds as they are selected. */
type SelectedParts = Awaited<ReturnType<ReturnType<typeof parts>['execute']>>[number]

/** They as a class holds them. */
export const partsFrom = ({ lines, fulfilments, timeline, refunds }: SelectedParts) => ({
  lines,
  fulfilments: fulfilments.map(({ shippedAt, ...rest }) => ({
    ...rest,
    shippedAt: shippedAt === null ? null : new Date(shippedAt),
  })),
  timeline: timeline.map(({ status, at }) => ({ status, at: new Date(at) })),
  refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: new Date(at) })),
})

const partsOfOne = prepared((db, { id }: { readonly id: string }) => parts(db).where('o.id', '=', id))

/** What belongs to an order that is there. @throws Error for one that is not */
export async function partsOf(db: Database, id: string) {
  const [found] = await partsOfOne(db, { id })
  if (!found) throw new Error('An order that was there is gone.')
  return partsFrom(found)
}

/** An order's own columns, by name, as those of attempts are. */
export const own = everyColumn<'orders', 'sought'>()([
  'id',
  'number',
  'email',
  'user_id',
  'status',
  'method',
  'payment_status',
  'payment_reference',
  'shipping',
  'fee_percent',
  'access_key_digest',
  'confirmation_digest',
  'placed_from',
  'placed_at',
  'expires_at',
])

const ofOrder = own.map((name) => `o.${name}` as const)

/** One order, by its id or its number. */
interface One {
  readonly id?: string
  readonly number?: string
}

const wholeOf = preparedByShape(
  (db, { id, number }: One) =>
    parts(db)
      .select(ofOrder)
      .where(({ eb, val }) =>
        id === undefined ? eb('o.number', '=', val(number ?? '')) : eb('o.id', '=', val(id)),
      ),
  () => true,
)

/** An order's own columns, and what belongs to it, by one statement: no change comes between the two. Null when there is none. */
export async function orderRow(db: Database, wanted: One) {
  const [found] = await wholeOf(db, wanted, {})
  if (!found) return null
  const { lines, fulfilments, timeline, refunds, ...columns } = found
  return { columns, parts: partsFrom({ lines, fulfilments, timeline, refunds }) }
}

/** Orders `o` as they are shown. */
export const shownOrders = (db: Database) =>
  parts(db).select([
    'o.id',
    'o.number',
    'o.status',
    'o.email',
    'o.shipping',
    'o.method',
    'o.payment_status as paymentStatus',
    'o.fee_percent as feePercent',
    'o.placed_at as placedAt',
    'o.expires_at as expiresAt',
    'o.confirmation_digest as confirmation',
  ])

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof shownOrders>['execute']>>[number]

/** A selected order as the application knows it. */
export const orderFrom = ({
  lines,
  fulfilments,
  timeline,
  refunds,
  ...order
}: SelectedOrder): ShownOrder => ({
  ...order,
  ...partsFrom({ lines, fulfilments, timeline, refunds }),
})
