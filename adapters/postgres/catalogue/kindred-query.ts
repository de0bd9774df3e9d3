const told = 'id, artist_id, category, medium, colour, price_cents, stock, created_at'

/** A few rows of a neighbourhood of `self`, read along an index and no further. */
const along = (conditions: string, order: string, most: number): string =>
  `(select ${told} from artworks other where public and ${conditions} order by ${order} limit ${most})`

const newest = 'created_at desc, id desc'

/**
 * The work $1 and works that may be like it, each once, the newest first; every neighbourhood is read along an index,
 * so that it costs the same in a large gallery.
 */
export const kindredQuery = `
  with self as materialized (select ${told} from artworks where id = $1 and public)
  select distinct on (kin.created_at, kin.id) kin.id, kin.artist_id as "artistId", kin.category, kin.medium, kin.colour, kin.price_cents as price,
    kin.stock
  from self, lateral (
    select self.*
    union all
    ${along("medium = self.medium and medium <> ''", newest, 40)}
    union all
    ${along('category = self.category and colour = self.colour and colour is not null', newest, 40)}
    union all
    ${along('category = self.category and price_cents >= greatest(self.price_cents, 1)', 'price_cents, id', 24)}
    union all
    ${along('category = self.category and price_cents < self.price_cents and price_cents > 0', 'price_cents desc, id desc', 24)}
    union all
    ${along('category = self.category', newest, 24)}
  ) kin
  order by kin.created_at desc, kin.id desc`
