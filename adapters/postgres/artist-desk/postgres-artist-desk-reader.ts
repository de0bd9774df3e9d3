import type { ArtistDeskReader, ArtistOrder } from '#application/artist-desk/artist-desk-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import type { TimedPlace } from '#application/shared/timed-pages.ts'
import type { Fulfilment, FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import { atArtistsDesks } from '#domain/orders/order-status.ts'
import { Parameters } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'
import { behind, milliseconds, timedSlice } from '../timed-slice.ts'
import { postgresArtistLedger } from './postgres-artist-ledger.ts'

type PartRow = Omit<ArtistOrder, 'placedAt' | 'fulfilment'> &
  Pick<Fulfilment, 'status' | 'carrier' | 'trackingNumber'> &
  TimedPlace

const partFrom = ({ at, status, carrier, trackingNumber, number, shipping, feePercent, lines }: PartRow) => ({
  number,
  shipping,
  feePercent,
  lines,
  placedAt: new Date(Math.round(at)),
  fulfilment: { status, carrier, trackingNumber },
})

/** Parts of orders by their place: `f` are fulfilments, `o` their orders, $1 the artist. */
const paidParts = `from fulfilments f join orders o on o.id = f.order_id
  where f.artist_id = $1 and o.status in (${atArtistsDesks.map((status) => `'${status}'`).join(', ')})`

const newestFirst = 'order by o.placed_at desc, o.id desc'

/** What an artist packs, straight from PostgreSQL: one statement a page, and one that counts. */
export function postgresArtistDeskReader(sql: Sql): ArtistDeskReader {
  const selectParts = (from: string, values: readonly unknown[]) =>
    sql<PartRow>(
      `select o.id, ${milliseconds('o.placed_at')} as at, o.number, o.shipping,
         o.fee_percent::float8 as "feePercent", f.status, f.carrier, f.tracking_number as "trackingNumber",
         (select json_agg(json_build_object('artworkId', artwork_id, 'title', title, 'quantity', quantity,
            'price', price_cents, 'imageUrl', image_url, 'artist',
            json_build_object('id', artist_id, 'name', artist_name)) order by position)
          from order_lines where order_id = o.id and artist_id = $1) as lines
       ${from}`,
      values,
    )

  async function count(condition: string, values: readonly unknown[]): Promise<number> {
    const [counted] = await sql<{ total: number }>(
      `select count(*)::int as total from (select 1 ${paidParts} and ${condition} limit ${countLimit}) as counted`,
      values,
    )
    return counted?.total ?? 0
  }

  return {
    async artistOf(userId) {
      const [artist] = await sql<{ id: string; name: string }>(
        'select id, name from artists where user_id = $1',
        [userId],
      )
      return artist ?? null
    },

    async orders(artistId, status: FulfilmentStatus | null, limit, after) {
      const parameters = new Parameters()
      parameters.add(artistId)
      const wanted = status === null ? 'true' : `f.status = ${parameters.add(status)}`
      const total = await count(wanted, parameters.values)
      const place = behind(after, { at: 'o.placed_at', id: 'o.id', idType: 'uuid' }, parameters)
      const rows = await selectParts(
        `${paidParts} and ${wanted} and ${place} ${newestFirst} limit ${parameters.add(limit + 1)}`,
        parameters.values,
      )
      return timedSlice(rows, limit, total, partFrom)
    },

    async order(artistId, number) {
      const [row] = await selectParts(`${paidParts} and o.number = $2`, [artistId, number])
      return row ? partFrom(row) : null
    },

    ...postgresArtistLedger(sql, (artistId) => count(`f.status = 'waiting'`, [artistId])),
  }
}
