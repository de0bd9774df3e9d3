import { TransactionContext } from '@mikro-orm/core'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

type FirstImage = Parameters<typeof imageUrlOf>[0] & { readonly alt: string }

type WorkRow = Omit<CartItem, 'images' | 'artist' | 'quantity'> & {
  readonly artist_id: string
  readonly artist_name: string
  readonly image: FirstImage | null
}

/** What a cart remembers of `work`, a row of artworks, beside its price and stock; the picture while it hangs. */
const remembered = `
  work.id, work.title, work.artist_id,
  (select artist.name from artists artist where artist.id = work.artist_id) as artist_name,
  (select json_build_object('hash', hash, 'width', width, 'height', height, 'alt', alt, 'placeholder', placeholder)
   from artwork_images where work.public and artwork_id = work.id order by position limit 1) as image`

const asWork = ({ id, title, price, stock, image, artist_id, artist_name }: WorkRow) => ({
  id,
  title,
  price,
  stock,
  images: image
    ? [{ imageUrl: imageUrlOf(image), width: image.width, height: image.height, alt: image.alt }]
    : [],
  artist: { id: artist_id, name: artist_name },
})

/** Carts in PostgreSQL. Two tabs of an account wait for each other, and for nobody else. */
export const postgresCartRepository = (sql: Sql): CartRepository => ({
  async lines(userId) {
    if (TransactionContext.getEntityManager())
      await sql(`select pg_advisory_xact_lock(hashtextextended('cart of ' || $1, 0))`, [userId])
    const rows = await sql<WorkRow & { readonly quantity: number }>(
      `select ${remembered}, line.quantity, line.price_cents as price,
         case when work.public then work.stock else 0 end as stock
       from cart_lines line join artworks work on work.id = line.artwork_id
       where line.user_id = $1 order by line.position`,
      [userId],
    )
    return rows.map((row) => ({ ...asWork(row), quantity: row.quantity }))
  },

  async works(ids) {
    const rows = await sql<WorkRow>(
      `select ${remembered}, work.price_cents as price, work.stock
       from unnest($1::uuid[]) with ordinality as wanted(id, place) join artworks work on work.id = wanted.id
       where work.public order by wanted.place`,
      [[...new Set(ids.filter(isId))]],
    )
    return rows.map(asWork)
  },

  async save(userId, lines) {
    await sql('delete from cart_lines where user_id = $1 and artwork_id <> all ($2::uuid[])', [
      userId,
      lines.map(({ id }) => id),
    ])
    await sql(
      `insert into cart_lines (user_id, artwork_id, quantity, price_cents)
       select $1, id, quantity, price
       from jsonb_to_recordset($2::jsonb) as given(place int, id uuid, quantity int, price int)
       order by place
       on conflict (user_id, artwork_id) do update
       set quantity = excluded.quantity, price_cents = excluded.price_cents`,
      [
        userId,
        JSON.stringify(lines.map(({ id, quantity, price }, place) => ({ place, id, quantity, price }))),
      ],
    )
  },

  async claimMerge(userId, key) {
    const claimed = await sql(
      'insert into cart_merges (user_id, key) values ($1, $2) on conflict do nothing returning 1',
      [userId, key],
    )
    return claimed.length > 0
  },
})
