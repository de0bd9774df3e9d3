import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtworkStock, WantedArtwork } from '#application/orders/artwork-stock.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

interface TakenRow {
  readonly id: string
  readonly title: string
  readonly price_cents: number
  readonly artist_id: string
  readonly artist_name: string
  readonly image: {
    readonly hash: string | null
    readonly width: number
    readonly height: number
    readonly placeholder: string[]
  } | null
}

/** Always in the same order, so that two buyers of the same works never wait for each other in a circle. */
const inLockOrder = (wanted: readonly WantedArtwork[]): WantedArtwork[] =>
  wanted.toSorted((one, other) => (one.artworkId < other.artworkId ? -1 : 1))

/** Stock by conditional update: PostgreSQL lets only as many through as there are pieces. */
export const postgresArtworkStock = (sql: Sql): ArtworkStock => ({
  look: (ids) =>
    sql(
      'select id, title, price_cents as price, stock from artworks where public and id = any ($1::uuid[])',
      [ids.filter(isId)],
    ),

  async take(wanted) {
    const taken = new Map<string, OrderLine>()
    for (const { artworkId, quantity } of inLockOrder(wanted)) {
      if (!isId(artworkId)) continue
      const [row] = await sql<TakenRow>(
        `update artworks set stock = stock - $2, popularity = popularity + $2, version = artworks.version + 1
         from artists
         where artworks.id = $1 and artists.id = artworks.artist_id
           and public and price_cents > 0 and stock >= $2
         returning artworks.id, title, price_cents, artist_id, artists.name as artist_name,
           (select json_build_object('hash', hash, 'width', width, 'height', height, 'placeholder', placeholder)
            from artwork_images where artwork_id = artworks.id order by position limit 1) as image`,
        [artworkId, quantity],
      )
      if (!row) continue
      taken.set(artworkId, {
        artworkId,
        title: row.title,
        quantity,
        price: row.price_cents,
        imageUrl: row.image && imageUrlOf(row.image),
        artist: { id: row.artist_id, name: row.artist_name },
      })
    }
    return wanted.flatMap(({ artworkId }) => taken.get(artworkId) ?? [])
  },

  async giveBack(lines) {
    for (const { artworkId, quantity } of inLockOrder(lines))
      await sql(
        `update artworks set stock = case when is_unique then least(1, stock + $2) else stock + $2 end,
           popularity = greatest(0, popularity - $2), version = version + 1
         where id = $1`,
        [artworkId, quantity],
      )
  },
})
