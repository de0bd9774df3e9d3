import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { Sql } from '../sql.ts'

interface BoughtRow {
  readonly id: string
  readonly title: string
  readonly price_cents: number
  readonly artist_id: string
  readonly artist_name: string
  readonly image: Parameters<typeof imageUrlOf>[0] | null
}

/**
 * Works for the demo's past orders, spread over the catalogue, the newest first; what was bought is popular. The stock
 * that the catalogue tells is what is left.
 */
export async function boughtWorks(sql: Sql, count: number): Promise<OrderLine[]> {
  const rows = await sql<BoughtRow>(
    `with numbered as (
       select id, row_number() over (order by created_at desc) - 1 as place, count(*) over () as works
       from artworks where public and price_cents > 0
     ), bought as (
       update artworks set popularity = popularity + 1
       from numbered
       where numbered.id = artworks.id and place % greatest(1, works / $1) = 0 and place / greatest(1, works / $1) < $1
       returning artworks.*
     )
     select bought.id, title, price_cents, artist_id, artists.name as artist_name,
       (select json_build_object('hash', hash, 'width', width, 'height', height, 'placeholder', placeholder)
        from artwork_images where artwork_id = bought.id order by position limit 1) as image
     from bought join artists on artists.id = artist_id
     order by created_at desc`,
    [count],
  )
  return rows.map(({ id, title, price_cents, artist_id, artist_name, image }) => ({
    artworkId: id,
    title,
    quantity: 1,
    price: price_cents,
    imageUrl: image && imageUrlOf(image),
    artist: { id: artist_id, name: artist_name },
  }))
}
