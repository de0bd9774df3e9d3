import type { Sql } from '#adapters/postgres/sql.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'

/** A small shop in which everything that public answers show is there once at least. */
export interface Sample {
  readonly work: string
  readonly artist: string
  readonly others: readonly string[]
  /** Was taken down. */
  readonly hidden: string
}

/** Works of three artists, one of them featured, one on its way out, one taken down; zones, followers, books. */
export async function givenSample(sql: Sql): Promise<Sample> {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
  const work = await givenArtwork(sql, {
    title: 'Harbour at dawn',
    artist: 'Amina Njoroge',
    stock: 3,
    price: 12_000,
    description: 'Boats and gulls',
    createdAt: at(9),
  })
  const others = []
  for (const [index, artist] of ['Amina Njoroge', 'Brook Tadesse', 'Chidi Obi', 'Brook Tadesse'].entries())
    others.push(
      await givenArtwork(sql, {
        title: `Kiln number ${index}`,
        artist,
        category: index === 2 ? 'sculpture' : 'paintings',
        medium: index === 1 ? 'Clay' : 'Oil on board',
        price: 5_000 * (index + 1),
        stock: index,
        createdAt: at(index),
      }),
    )
  const hidden = await givenArtwork(sql, { title: 'Taken down', artist: 'Brook Tadesse', createdAt: at(20) })
  await sql(`update artworks set visibility = 'hidden', hidden_because = 'A copy' where id = $1`, [hidden])
  await sql(
    `update artworks set width_cm = 30, height_cm = 40, depth_cm = 2, year = 2020, edition = '1 of 3' where id = $1`,
    [work],
  )
  await sql(`update artwork_images set colour = 'blue' where artwork_id = $1`, [work])
  await sql(
    `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
     values (gen_random_uuid(), $1, 1, 'other', 600, 800, 'From behind', '#222222')`,
    [work],
  )
  await sql(`update artworks set featured_at = '2026-01-02' where id = $1`, [others[1]])
  await sql(`update artworks set newcomer = false, heat = 40000 where id in ($1, $2)`, [work, others[3]])
  const [row] = await sql<{ artist_id: string }>('select artist_id from artworks where id = $1', [work])
  const artist = row?.artist_id ?? ''
  await sql(
    `update artists set country = 'KE', bio = 'Paints boats', preferred_medium = 'Oil', follower_count = 5,
       exhibitions = '[{"title": "Light", "venue": "Nairobi", "year": 2020}]', picture_hash = 'abc' where id = $1`,
    [artist],
  )
  await sql(
    `insert into shipping_zones (artist_id, position, zone, days_from, days_to, carriage_cents)
     values ($1, 0, 'own-country', 1, 3, 500), ($1, 1, 'eu', null, null, null)`,
    [artist],
  )
  await sql(
    `insert into book_totals (month, account, kind, slot, amount_cents, pieces)
     select span, account, 'sale', 0, cents, pieces
     from (values (''), (to_char(now() at time zone 'UTC', 'YYYY-MM'))) as month (span),
       (values ('buyer', -2000, 0), ('artist', 1700, 2), ('platform', 300, 0)) as line (account, cents, pieces)`,
  )
  await sql('insert into artist_totals (artist_id, received_cents) values ($1, 1700)', [artist])
  await sql(`insert into users (id, name) values (gen_random_uuid(), 'Lena')`)
  return { work, artist, others, hidden }
}

/** Addresses of the API under which everything of the sample is shown somewhere, and every way to choose and to sort. */
export const sampleCalls = ({ work, artist, others, hidden }: Sample): readonly string[] =>
  [
    '/artworks',
    '/artworks?category=sculpture',
    '/artworks?sort=price-asc',
    '/artworks?sort=price-desc&limit=3',
    '/artworks?sort=popular&limit=2',
    '/artworks?sort=popular',
    '/artworks?q=harbour',
    '/artworks?priceMin=50&priceMax=150',
    `/artworks?artist=${artist}`,
    '/artworks?maxWidth=50&maxHeight=50',
    '/artworks?colour=blue',
    `/artworks?ids=${work},${hidden}`,
    '/artworks/search?query=kilm',
    '/artworks/trending',
    '/artworks/trending?limit=2',
    '/artworks/trending?category=sculpture',
    '/artworks/facets',
    '/artworks/facets?q=kiln',
    ...[work, others[1], hidden].map((id) => `/artworks/${id}`),
    `/artworks/${work}/similar`,
    '/categories',
    '/artists',
    '/artists?sort=followers&limit=1',
    '/artists?q=amina',
    `/artists?ids=${artist}`,
    '/artists/featured',
    '/artists/featured?limit=2',
    `/artists/${artist}`,
    '/fair-pay',
    '/fair-pay/books',
    `/shipping?works=${work}`,
  ].map((path) => `/api${path}`)
