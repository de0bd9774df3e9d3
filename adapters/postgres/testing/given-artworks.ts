import { randomUUID } from 'node:crypto'
import type { Category } from '#domain/catalogue/category.ts'
import type { Sql } from '../sql.ts'

interface GivenArtwork {
  readonly title: string
  /** The artist's name; the same name is the same artist. */
  readonly artist?: string
  readonly category?: Category
  readonly medium?: string
  readonly description?: string
  readonly price?: number
  readonly stock?: number
  readonly unique?: boolean
  readonly createdAt?: Date
  /** Of its picture; nothing is found by its own. */
  readonly hash?: string
}

const usualArtist = 'Amina Njoroge'

/** An approved artist. */
export async function givenArtist(sql: Sql, name: string, approval = 'approved'): Promise<string> {
  const [known] = await sql<{ id: string }>('select id from artists where name = $1', [name])
  if (known) return known.id
  const id = randomUUID()
  await sql('insert into artists (id, name, approval) values ($1, $2, $3)', [id, name, approval])
  return id
}

const asRecord = (work: GivenArtwork, artists: ReadonlyMap<string, string>) => ({
  id: randomUUID(),
  artist_id: artists.get(work.artist ?? usualArtist),
  title: work.title,
  description: work.description ?? '',
  category: work.category ?? 'paintings',
  medium: work.medium ?? 'Oil on board',
  price_cents: work.price ?? 10_000,
  stock: work.stock ?? 1,
  created_at: work.createdAt ?? new Date(),
  is_unique: work.unique ?? false,
  hash: work.hash,
})

/** Public works of approved artists; prices in cents. All at once: a wall of them is begun with again and again. @returns their ids */
export async function givenArtworks(sql: Sql, works: readonly GivenArtwork[]): Promise<string[]> {
  const artists = new Map<string, string>()
  for (const name of new Set(works.map(({ artist = usualArtist }) => artist)))
    artists.set(name, await givenArtist(sql, name))
  const records = works.map((work) => asRecord(work, artists))
  await sql(
    `with given as (
       select * from json_to_recordset($1::json) as given (id uuid, artist_id uuid, title text, description text,
         category text, medium text, price_cents int, stock int, created_at timestamptz, is_unique boolean, hash text)),
     hung as (
       insert into artworks (id, artist_id, title, description, category, medium, price_cents, stock, created_at,
         is_unique)
       select id, artist_id, title, description, category, medium, price_cents, stock, created_at, is_unique from given)
     insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
     select gen_random_uuid(), id, 0, coalesce(hash, id::text), 800, 600, title, '#dddddd' from given`,
    [JSON.stringify(records)],
  )
  return records.map(({ id }) => id)
}

/** @returns the id of a public work of an approved artist */
export async function givenArtwork(sql: Sql, work: GivenArtwork): Promise<string> {
  const [id = ''] = await givenArtworks(sql, [work])
  return id
}
