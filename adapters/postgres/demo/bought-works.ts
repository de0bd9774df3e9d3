import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Sql } from '../sql.ts'

/** Where a work's first picture stands, as the addresses of pictures are made from it. */
const firstImage = (artwork: string): string =>
  `(select json_build_object('hash', hash, 'width', width, 'height', height, 'placeholder', placeholder)
    from artwork_images where artwork_id = ${artwork} order by position limit 1) as image`

interface BoughtRow {
  readonly id: string
  readonly title: string
  readonly price_cents: number
  readonly artist_id: string
  readonly artist_name: string
  readonly image: Parameters<typeof imageUrlOf>[0] | null
}

/** What is one of a kind and still here was never sold. */
const severalOf = 'public and price_cents > 0 and not is_unique'

/**
 * Works for the demo's past orders, spread over the catalogue, the newest first; what was bought is popular. The stock
 * that the catalogue tells is what is left.
 */
export async function boughtWorks(sql: Sql, count: number): Promise<OrderLine[]> {
  const rows = await sql<BoughtRow>(
    `with numbered as (
       select id, row_number() over (order by created_at desc) - 1 as place, count(*) over () as works
       from artworks where ${severalOf}
     ), bought as (
       update artworks set popularity = popularity + 1
       from numbered
       where numbered.id = artworks.id and place % greatest(1, works / $1) = 0 and place / greatest(1, works / $1) < $1
       returning artworks.*
     )
     select bought.id, title, price_cents, artist_id, artists.name as artist_name,
       ${firstImage('bought.id')}
     from bought join artists on artists.id = artist_id
     order by created_at desc`,
    [count],
  )
  return rows.map(lineFrom)
}

const lineFrom = ({ id, title, price_cents, artist_id, artist_name, image }: BoughtRow): OrderLine => ({
  artworkId: id,
  title,
  quantity: 1,
  price: price_cents,
  imageUrl: image && imageUrlOf(image),
  artist: { id: artist_id, name: artist_name },
})

/** Works of one artist for the demo's past sales, each as often as it takes: what is in stock is what is left of them. */
export async function soldWorks(sql: Sql, artistId: string, count: number): Promise<OrderLine[]> {
  const rows = await sql<BoughtRow>(
    `select artworks.id, title, price_cents, artist_id, artists.name as artist_name, ${firstImage('artworks.id')}
     from artworks join artists on artists.id = artist_id, generate_series(1, $2) as turn
     where artist_id = $1 and ${severalOf}
     order by turn, md5(artworks.id::text) limit $2`,
    [artistId, count],
  )
  await sql(
    `update artworks set popularity = popularity + sold
     from (select id, count(*) as sold from unnest($1::uuid[]) as given(id) group by id) as given
     where artworks.id = given.id`,
    [rows.map(({ id }) => id)],
  )
  return rows.map(lineFrom)
}
