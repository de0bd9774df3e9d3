import type { DemoArtist, DemoWork } from '#adapters/demo/demo-artist.ts'
import {
  artistSource,
  demoViews,
  portraitName,
  viewAlt,
  viewName,
  viewsOf,
  workSource,
} from '#adapters/demo/demo-sources.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { StoredImage } from '#application/shared/image-store.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import { centsFrom } from '#domain/shared/money.ts'
import type { Sql } from '../sql.ts'

const day = 86_400_000

/** Those who follow every artist of the demo, so that each has three followers. */
const followers = [
  { name: 'Noor Haddad', joinedDaysAgo: 23 },
  { name: 'Mateo Silva', joinedDaysAgo: 196 },
  { name: 'Ingrid Dahl', joinedDaysAgo: 175 },
] as const

interface PlacedArtist extends DemoArtist {
  readonly id: string
}

interface PlacedWork {
  readonly artist: PlacedArtist
  readonly work: DemoWork
  /** The place among the artist's works. */
  readonly place: number
  readonly createdAt: Date
}

/**
 * The works in the order of the gallery, newest first: every artist's strongest work, then everyone's second, and so
 * on, so that no two neighbours come from the same hand and the first page is the best one.
 */
function inGalleryOrder(artists: readonly PlacedArtist[], now: Date): PlacedWork[] {
  const rounds = Math.max(...artists.map(({ works }) => works.length))
  const order = Array.from({ length: rounds }, (_, round) =>
    artists.flatMap((artist) => {
      const work = artist.works[round]
      return work ? [{ artist, work, place: round }] : []
    }),
  ).flat()
  return order.map((placed, index) => ({
    ...placed,
    createdAt: new Date(now.getTime() - (index + 1) * day * 1.5),
  }))
}

/**
 * Fills an empty catalogue with the demo's artists, their works and their followers, all or nothing.
 * @param pictures by their names
 */
export async function seedDemo(
  sql: Sql,
  work: UnitOfWork,
  ids: IdSource,
  artists: readonly DemoArtist[],
  pictures: ReadonlyMap<string, StoredImage>,
  now: Date,
): Promise<void> {
  const placed = artists.map((artist) => ({ ...artist, id: ids.newId() }))
  const works = inGalleryOrder(placed, now).map((each) => ({ ...each, id: ids.newId() }))

  await work.run(async () => {
    await sql(
      `insert into artists (id, source_key, name, approval, preferred_medium, bio, country, exhibitions, member_since, picture_hash)
       select id, source_key, name, 'approved', preferred_medium, bio, country, exhibitions, member_since, picture_hash
       from jsonb_to_recordset($1::jsonb) as demo(id uuid, source_key text, name text, preferred_medium text, bio text,
         country text, exhibitions jsonb, member_since timestamptz, picture_hash text)`,
      [
        JSON.stringify(
          placed.map((artist) => ({
            id: artist.id,
            source_key: artistSource(artist),
            name: artist.name,
            preferred_medium: artist.preferredMedium,
            bio: artist.bio,
            country: artist.country,
            exhibitions: artist.exhibitions,
            member_since: artist.memberSince,
            picture_hash: pictures.get(portraitName(artist))?.hash,
          })),
        ),
      ],
    )
    await sql(
      `insert into artworks (id, artist_id, source_id, title, description, category, medium, year, width_cm, height_cm,
         depth_cm, price_cents, stock, is_unique, visibility, announced, created_at)
       select id, artist_id, source_id, title, description, category, medium, year, width_cm, height_cm,
         depth_cm, price_cents, stock, is_unique, 'public', true, created_at
       from jsonb_to_recordset($1::jsonb) as demo(id uuid, artist_id uuid, source_id text, title text, description text,
         category text, medium text, year int, width_cm numeric, height_cm numeric, depth_cm numeric, price_cents int,
         stock int, is_unique boolean, created_at timestamptz)`,
      [
        JSON.stringify(
          works.map(({ id, artist, work: demo, createdAt }) => ({
            id,
            artist_id: artist.id,
            source_id: workSource(artist, demo),
            title: demo.title,
            description: demo.description,
            category: demo.category,
            medium: demo.medium,
            year: demo.year,
            width_cm: demo.widthCm,
            height_cm: demo.heightCm,
            depth_cm: demo.depthCm ?? null,
            price_cents: centsFrom(demo.price),
            stock: demo.stock,
            is_unique: demo.unique ?? isUniqueUnlessTold(demo.stock),
            created_at: createdAt,
          })),
        ),
      ],
    )
    await sql(
      `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, placeholder, colour)
       select id, artwork_id, position, hash, width, height, alt, jsonb_build_array(ground), colour
       from jsonb_to_recordset($1::jsonb) as demo(id uuid, artwork_id uuid, position int, hash text, width int, height int,
         alt text, ground text, colour text)`,
      [
        JSON.stringify(
          works.flatMap(({ id, artist, work: demo, place }) =>
            viewsOf(demo, place).map((view) => ({
              ...pictures.get(viewName(artist, demo, view)),
              id: ids.newId(),
              artwork_id: id,
              position: demoViews.indexOf(view),
              alt: viewAlt(demo, view),
            })),
          ),
        ),
      ],
    )
    const users = followers.map(({ name, joinedDaysAgo }, index) => ({
      id: ids.newId(),
      name,
      email: `follower-${index + 1}@sanaa.test`,
      created_at: new Date(now.getTime() - joinedDaysAgo * day),
    }))
    await sql(
      `insert into users (id, name, email, role, created_at)
       select id, name, email, 'user', created_at
       from jsonb_to_recordset($1::jsonb) as demo(id uuid, name text, email text, created_at timestamptz)`,
      [JSON.stringify(users)],
    )
    await sql(
      `insert into follows (user_id, artist_id)
       select u.id, a.id from unnest($1::uuid[]) as u(id) cross join unnest($2::uuid[]) as a(id)`,
      [users.map(({ id }) => id), placed.map(({ id }) => id)],
    )
  })
}
