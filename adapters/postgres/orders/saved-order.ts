import type { Order } from '#domain/orders/order.ts'
import { everyColumn } from '../every-column.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { historyColumns, historyOf, historyTable } from './order-history.ts'

/** What may have changed of an order, and of what belongs to it. */
export function changingRows(order: Order) {
  const { fulfilments, refunds } = order
  return {
    id: order.id,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentReference: order.paymentReference,
    confirmation: order.confirmation,
    placedFrom: order.placedFrom,
    expiresAt: order.expiresAt,
    parcelArtists: fulfilments.map(({ artist }) => artist.id),
    parcelStatuses: fulfilments.map(({ status }) => status),
    parcelCarriers: fulfilments.map(({ carrier }) => carrier),
    parcelNumbers: fulfilments.map(({ trackingNumber }) => trackingNumber),
    parcelsShipped: fulfilments.map(({ shippedAt }) => shippedAt),
    ...historyOf(order),
    refundIds: refunds.map(({ id }) => id),
    refundTimes: refunds.map(({ at }) => at),
    refundsAsked: refunds.map(({ askedBy }) => askedBy),
    refundAmounts: refunds.map(({ amount }) => amount),
    refundShares: refunds.map(({ shares }) => JSON.stringify(shares)),
    refundPieces: refunds.map(({ pieces }) => JSON.stringify(pieces)),
  }
}

/** What an order is placed with, and keeps. */
type Kept =
  | 'id'
  | 'number'
  | 'email'
  | 'user_id'
  | 'method'
  | 'shipping'
  | 'fee_percent'
  | 'access_key_digest'
  | 'placed_at'
  | 'sought'

/** What a parcel is placed with, and keeps. */
type KeptOfParcel = 'order_id' | 'artist_id' | 'artist_name' | 'carriage_cents'

type ChangingRows = ReturnType<typeof changingRows>

/** One statement for all of it. Of parcels those are written that have changed; history and refunds never do: more of them is new. */
export const saved = prepared((db, given: ChangingRows) =>
  db
    .with('parcels', (one) =>
      one
        .updateTable('fulfilments')
        .from(
          listsAsTable('parcel', {
            artist: { of: 'uuid', values: given.parcelArtists },
            status: { of: 'text', values: given.parcelStatuses },
            carrier: { of: 'text', values: given.parcelCarriers },
            number: { of: 'text', values: given.parcelNumbers },
            shipped: { of: 'timestamptz', values: given.parcelsShipped },
          }),
        )
        .set(
          ({ ref }) =>
            ({
              status: ref('parcel.status'),
              carrier: ref('parcel.carrier'),
              tracking_number: ref('parcel.number'),
              shipped_at: ref('parcel.shipped'),
            }) satisfies Record<Exclude<keyof Tables['fulfilments'], KeptOfParcel>, unknown>,
        )
        .where('order_id', '=', given.id)
        .whereRef('artist_id', '=', 'parcel.artist')
        .where(({ eb, refTuple }) =>
          eb(
            refTuple('fulfilments.status', 'fulfilments.carrier', 'tracking_number', 'shipped_at'),
            'is distinct from',
            refTuple('parcel.status', 'parcel.carrier', 'parcel.number', 'parcel.shipped'),
          ),
        ),
    )
    .with('history', (one) =>
      one
        .insertInto('order_events')
        .columns(historyColumns)
        .expression(
          one
            .selectFrom(historyTable(given))
            .select(({ eb, lit, cast, val }) => [
              cast<string>(val(given.id), 'uuid').as('order'),
              eb('event.place', '-', lit(1)).as('position'),
              'event.status',
              'event.at',
            ]),
        )
        .onConflict((known) => known.columns(['order_id', 'position']).doNothing()),
    )
    .with('given_back', (one) =>
      one
        .insertInto('order_refunds')
        .columns(
          everyColumn<'order_refunds'>()([
            'id',
            'order_id',
            'position',
            'at',
            'asked_by',
            'amount_cents',
            'shares',
            'pieces',
          ]),
        )
        .expression(
          one
            .selectFrom(
              listsAsTable('refund', {
                id: { of: 'uuid', values: given.refundIds },
                at: { of: 'timestamptz', values: given.refundTimes },
                asked: { of: 'uuid', values: given.refundsAsked },
                amount: { of: 'bigint', values: given.refundAmounts },
                shares: { of: 'jsonb', values: given.refundShares },
                pieces: { of: 'jsonb', values: given.refundPieces },
              }),
            )
            .select(({ eb, lit, cast, val }) => [
              'refund.id',
              cast<string>(val(given.id), 'uuid').as('order'),
              eb('refund.place', '-', lit(1)).as('position'),
              'refund.at',
              'refund.asked',
              'refund.amount',
              'refund.shares',
              'refund.pieces',
            ]),
        )
        .onConflict((known) => known.column('id').doNothing()),
    )
    .updateTable('orders')
    .set({
      status: given.status,
      payment_status: given.paymentStatus,
      payment_reference: given.paymentReference,
      confirmation_digest: given.confirmation,
      placed_from: given.placedFrom,
      expires_at: given.expiresAt,
    } satisfies Record<Exclude<keyof Tables['orders'], Kept>, unknown>)
    .where('id', '=', given.id)
    .returning('id'),
)
