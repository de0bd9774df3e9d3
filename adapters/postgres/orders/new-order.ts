import type { Order } from '#domain/orders/order.ts'
import { everyColumn } from '../every-column.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { historyColumns, historyOf, historyTable } from './order-history.ts'

/** What is written with an order, and the digest of the key that it was asked for under. */
export function newRows(order: Order, keyDigest: string) {
  const { lines, fulfilments } = order
  return {
    keyDigest,
    id: order.id,
    number: order.number,
    email: order.email,
    buyerId: order.buyerId,
    status: order.status,
    method: order.method,
    paymentStatus: order.paymentStatus,
    paymentReference: order.paymentReference,
    shipping: order.shipping,
    feePercent: order.feePercent,
    accessKeyDigest: order.accessKeyDigest,
    confirmation: order.confirmation,
    placedFrom: order.placedFrom,
    placedAt: order.placedAt,
    expiresAt: order.expiresAt,
    lineWorks: lines.map(({ artworkId }) => artworkId),
    lineTitles: lines.map(({ title }) => title),
    lineQuantities: lines.map(({ quantity }) => quantity),
    linePrices: lines.map(({ price }) => price),
    lineImages: lines.map(({ imageUrl }) => imageUrl),
    lineArtists: lines.map(({ artist }) => artist.id),
    lineNames: lines.map(({ artist }) => artist.name),
    parcelArtists: fulfilments.map(({ artist }) => artist.id),
    parcelNames: fulfilments.map(({ artist }) => artist.name),
    parcelStatuses: fulfilments.map(({ status }) => status),
    parcelCarriers: fulfilments.map(({ carrier }) => carrier),
    parcelNumbers: fulfilments.map(({ trackingNumber }) => trackingNumber),
    parcelsShipped: fulfilments.map(({ shippedAt }) => shippedAt),
    parcelCarriages: fulfilments.map(({ carriage }) => carriage),
    ...historyOf(order),
  }
}

type NewRows = ReturnType<typeof newRows>

/** One statement for all of it; it gives no row, and writes none, where another order has the number. */
export const added = prepared((db, given: NewRows) =>
  db
    .with('placed', (one) =>
      one
        .insertInto('orders')
        .values({
          id: given.id,
          number: given.number,
          email: given.email,
          user_id: given.buyerId,
          status: given.status,
          method: given.method,
          payment_status: given.paymentStatus,
          payment_reference: given.paymentReference,
          shipping: given.shipping,
          fee_percent: given.feePercent,
          access_key_digest: given.accessKeyDigest,
          confirmation_digest: given.confirmation,
          placed_from: given.placedFrom,
          placed_at: given.placedAt,
          expires_at: given.expiresAt,
        } satisfies Record<Exclude<keyof Tables['orders'], 'sought'>, unknown>)
        .onConflict((known) => known.column('number').doNothing())
        .returning('id'),
    )
    .with('bought', (one) =>
      one
        .insertInto('order_lines')
        .columns(
          everyColumn<'order_lines'>()([
            'order_id',
            'position',
            'artwork_id',
            'title',
            'quantity',
            'price_cents',
            'image_url',
            'artist_id',
            'artist_name',
          ]),
        )
        .expression(
          one
            .selectFrom('placed')
            .innerJoin(
              listsAsTable('line', {
                work: { of: 'uuid', values: given.lineWorks },
                title: { of: 'text', values: given.lineTitles },
                quantity: { of: 'int', values: given.lineQuantities },
                price: { of: 'int', values: given.linePrices },
                image: { of: 'text', values: given.lineImages },
                artist: { of: 'uuid', values: given.lineArtists },
                name: { of: 'text', values: given.lineNames },
              }),
              (join) => join.onTrue(),
            )
            .select(({ eb, lit }) => [
              'placed.id',
              eb('line.place', '-', lit(1)).as('position'),
              'line.work',
              'line.title',
              'line.quantity',
              'line.price',
              'line.image',
              'line.artist',
              'line.name',
            ]),
        ),
    )
    .with('parcels', (one) =>
      one
        .insertInto('fulfilments')
        .columns(
          everyColumn<'fulfilments'>()([
            'order_id',
            'artist_id',
            'artist_name',
            'status',
            'carrier',
            'tracking_number',
            'shipped_at',
            'carriage_cents',
          ]),
        )
        .expression(
          one
            .selectFrom('placed')
            .innerJoin(
              listsAsTable('parcel', {
                artist: { of: 'uuid', values: given.parcelArtists },
                name: { of: 'text', values: given.parcelNames },
                status: { of: 'text', values: given.parcelStatuses },
                carrier: { of: 'text', values: given.parcelCarriers },
                number: { of: 'text', values: given.parcelNumbers },
                shipped: { of: 'timestamptz', values: given.parcelsShipped },
                carriage: { of: 'int', values: given.parcelCarriages },
              }),
              (join) => join.onTrue(),
            )
            .select([
              'placed.id',
              'parcel.artist',
              'parcel.name',
              'parcel.status',
              'parcel.carrier',
              'parcel.number',
              'parcel.shipped',
              'parcel.carriage',
            ]),
        ),
    )
    .with('history', (one) =>
      one
        .insertInto('order_events')
        .columns(historyColumns)
        .expression(
          one
            .selectFrom('placed')
            .innerJoin(historyTable(given), (join) => join.onTrue())
            .select(({ eb, lit }) => [
              'placed.id',
              eb('event.place', '-', lit(1)).as('position'),
              'event.status',
              'event.at',
            ]),
        ),
    )
    .with('bound', (one) =>
      one
        .updateTable('order_requests')
        .from('placed')
        .set(({ ref }) => ({ order_id: ref('placed.id') }))
        .where('key_digest', '=', given.keyDigest),
    )
    .selectFrom('placed')
    .select('id'),
)
