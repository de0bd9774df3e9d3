import type { ArtistDeskReader, ArtistOrder } from '#application/artist-desk/artist-desk-reader.ts'
import { atArtistsDesks } from '#domain/orders/order-status.ts'
import { Parameters } from '../catalogue/parameters.ts'
import type { Database } from '../database.ts'
import { postgresAccountArtists } from '../identity/postgres-account-artists.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { newestOrders } from '../orders/order-parts.ts'
import type { Sql } from '../sql.ts'
import { postgresArtistLedger } from './postgres-artist-ledger.ts'

type PartRow = Omit<ArtistOrder, 'placedAt'> & { readonly placedAt: string }

const partFrom = ({ placedAt, ...part }: PartRow): ArtistOrder => ({ ...part, placedAt: new Date(placedAt) })

/** The part of an order `o` that artist $1 packs. */
const columns = `o.number, o.shipping, o.fee_percent::float8 as "feePercent", ${isoTime('o.placed_at')} as "placedAt",
  (select json_build_object('status', status, 'carrier', carrier, 'trackingNumber', tracking_number)
   from fulfilments where order_id = o.id and artist_id = $1) as fulfilment,
  (select json_agg(json_build_object('artworkId', artwork_id, 'title', title, 'quantity', quantity,
     'price', price_cents, 'imageUrl', image_url, 'artist',
     json_build_object('id', artist_id, 'name', artist_name)) order by position)
   from order_lines where order_id = o.id and artist_id = $1) as lines`

/** What an artist packs, straight from PostgreSQL: one statement a page. */
export function postgresArtistDeskReader(sql: Sql, db: Database): ArtistDeskReader {
  return {
    ...postgresAccountArtists(db),

    async orders(artistId, status, limit, after) {
      const parameters = new Parameters()
      const parts = `select order_id from fulfilments where artist_id = ${parameters.add(artistId)}`
      const wanted = status === null ? parts : `${parts} and status = ${parameters.add(status)}`
      const { items, ...rest } = await keysetSlice<PartRow>(
        sql,
        {
          ...newestOrders,
          columns,
          conditions: [`id in (${wanted})`, `status = any(${parameters.add(atArtistsDesks)}::text[])`],
          parameters,
        },
        limit,
        after,
      )
      return { items: items.map(partFrom), ...rest }
    },

    async order(artistId, number) {
      const [row] = await sql<PartRow>(
        `select ${columns} from orders o where o.number = $2 and o.status = any($3::text[])
           and exists (select from fulfilments where order_id = o.id and artist_id = $1)`,
        [artistId, number, atArtistsDesks],
      )
      return row ? partFrom(row) : null
    },

    ...postgresArtistLedger(sql),
  }
}
