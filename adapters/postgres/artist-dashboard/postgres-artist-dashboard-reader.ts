import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type {
  ArtistDashboardReader,
  ArtistOrder,
} from '#application/artist-dashboard/artist-dashboard-reader.ts'
import { shownToArtists } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { artist } from '../orders/order-parts.ts'
import { postgresAccountArtists } from '../shared/postgres-account-artists.ts'
import { sliceOf } from '../slice.ts'
import { ordersToShip, postgresArtistLedger } from './postgres-artist-ledger.ts'

/** The parts of orders that an artist packs. */
const parts = (db: Database, artistId: string) =>
  db.selectFrom('orders as o').select((eb) => [
    'o.number',
    'o.status',
    'o.shipping',
    'o.fee_percent as feePercent',
    'o.placed_at as placedAt',
    jsonObjectFrom(
      eb
        .selectFrom('fulfilments')
        .select([
          'fulfilments.status',
          'carrier',
          'tracking_number as trackingNumber',
          'carriage_cents as carriage',
        ])
        .whereRef('order_id', '=', 'o.id')
        .where('artist_id', '=', artistId),
    )
      .$notNull()
      .as('fulfilment'),
    jsonArrayFrom(
      eb
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
        .where('artist_id', '=', artistId)
        .orderBy('position'),
    ).as('lines'),
    jsonArrayFrom(
      eb.selectFrom('order_refunds').select(['shares', 'pieces']).whereRef('order_id', '=', 'o.id'),
    ).as('refunds'),
  ])

/** What an artist packs, straight from PostgreSQL: one statement a page. */
export function postgresArtistDashboardReader(db: Database, takesRealMoney: boolean): ArtistDashboardReader {
  /** Orders of which this artist packs a part. */
  const partsOf = (artistId: string) =>
    db.selectFrom('fulfilments').select('order_id').where('artist_id', '=', artistId)
  return {
    ...postgresAccountArtists(db),

    waiting: (artistId) =>
      db
        .selectNoFrom(({ fn, selectFrom }) => [
          ordersToShip(artistId).$asScalar().$notNull().as('orders'),
          selectFrom('claims')
            .select(fn.countAll<number>().as('count'))
            .where('artist_id', '=', artistId)
            .where('closed_at', 'is', null)
            .$asScalar()
            .$notNull()
            .as('claims'),
          selectFrom('messages')
            .select(fn.countAll<number>().as('count'))
            .where('artist_id', '=', artistId)
            .where('read_at', 'is', null)
            .$asScalar()
            .$notNull()
            .as('messages'),
        ])
        .executeTakeFirstOrThrow(),

    orders(artistId, status, limit, after) {
      const wanted = status === null ? partsOf(artistId) : partsOf(artistId).where('status', '=', status)
      return sliceOf(
        db,
        {
          rows: db.selectFrom('orders').where('id', 'in', wanted).where('status', 'in', shownToArtists),
          show: (page) =>
            page
              .innerJoinLateral(
                () => parts(db, artistId).where('o.id', '=', sql.ref<string>('page.id')).as('part'),
                (join) => join.onTrue(),
              )
              .selectAll('part'),
          key: 'placed_at',
          kind: 'time',
          direction: 'desc',
        },
        limit,
        after,
      )
    },

    async order(artistId, number) {
      const part: ArtistOrder | undefined = await parts(db, artistId)
        .where('o.number', '=', number)
        .where('o.status', 'in', shownToArtists)
        .where('o.id', 'in', partsOf(artistId))
        .executeTakeFirst()
      return part ?? null
    },

    ...postgresArtistLedger(db, takesRealMoney),
  }
}
