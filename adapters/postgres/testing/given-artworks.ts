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
}

/** An approved artist. */
export async function givenArtist(sql: Sql, name: string, approval = 'approved'): Promise<string> {
  const [known] = await sql<{ id: string }>('select id from artists where name = $1', [name])
  if (known) return known.id
  const id = randomUUID()
  await sql('insert into artists (id, name, approval) values ($1, $2, $3)', [id, name, approval])
  return id
}

/** A public work of an approved artist; price in cents. @returns its id */
export async function givenArtwork(sql: Sql, work: GivenArtwork): Promise<string> {
  const id = randomUUID()
  const artist = await givenArtist(sql, work.artist ?? 'Amina Njoroge')
  await sql(
    `insert into artworks (id, artist_id, title, description, category, medium, price_cents, stock, created_at,
       is_unique)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      artist,
      work.title,
      work.description ?? '',
      work.category ?? 'paintings',
      work.medium ?? 'Oil on board',
      work.price ?? 10_000,
      work.stock ?? 1,
      work.createdAt ?? new Date(),
      work.unique ?? false,
    ],
  )
  await sql(
    `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
     values ($1, $2, 0, $2::uuid, 800, 600, $3, '#dddddd')`,
    [randomUUID(), id, work.title],
  )
  return id
}
