import type { OwnArtworkRepository } from '#application/catalogue/own-artwork-repository.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { dimensionsOf } from '#domain/catalogue/dimensions.ts'
import { OwnArtwork, staleArtwork, type WorkPicture } from '#domain/catalogue/own-artwork.ts'
import type { Database } from '../database.ts'
import { postgresAccountArtists } from '../identity/postgres-account-artists.ts'
import type { Sql } from '../sql.ts'
import { isId } from './parameters.ts'

interface FoundWork {
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number | null
  readonly size: readonly [number | null, number | null, number | null]
  readonly price_cents: number
  readonly stock: number
  readonly is_unique: boolean
  readonly visibility: Visibility
  readonly hidden_because: string | null
  readonly removed_from: Visibility | null
  readonly version: number
  readonly source_id: string | null
  readonly created: number
}

/** A source's id among those of all artists. */
const sourceKey = (artistId: string, sourceId: string): string => `shop:${artistId}:${sourceId}`

const restored = (
  artistId: string,
  id: string,
  row: FoundWork,
  pictures: readonly WorkPicture[],
): OwnArtwork => {
  const created = new Date(Math.round(row.created))
  const { title, description, category, medium, year, stock } = row
  return Object.assign(new OwnArtwork(id, artistId, created, row.source_id), {
    told: {
      title,
      description,
      category,
      medium,
      year,
      stock,
      unique: row.is_unique,
      dimensions: dimensionsOf(...row.size),
      price: row.price_cents,
    },
    pictures,
    standing: {
      visibility: row.visibility,
      hiddenBecause: row.hidden_because,
      removedFrom: row.removed_from,
    },
    version: row.version,
  })
}

/** Values of the columns that a change may touch, in the order of `changeable`. */
const values = ({ told, standing }: OwnArtwork): unknown[] => [
  told.title,
  told.description,
  told.category,
  told.medium,
  told.year,
  told.dimensions?.widthCm ?? null,
  told.dimensions?.heightCm ?? null,
  told.dimensions?.depthCm ?? null,
  told.price,
  told.stock,
  told.unique,
  standing.visibility,
  standing.removedFrom,
]

const changeable = [
  'title',
  'description',
  'category',
  'medium',
  'year',
  'width_cm',
  'height_cm',
  'depth_cm',
  'price_cents',
  'stock',
  'is_unique',
  'visibility',
  'removed_from',
]

/** Artists' works in PostgreSQL. */
export function postgresOwnArtworkRepository(sql: Sql, db: Database): OwnArtworkRepository {
  async function writePictures({ id, pictures }: OwnArtwork): Promise<void> {
    const rows = JSON.stringify(pictures.map((picture, position) => ({ ...picture, position })))
    await sql('delete from artwork_images where artwork_id = $1 and id <> all ($2::uuid[])', [
      id,
      pictures.map((picture) => picture.id),
    ])
    await sql(
      `update artwork_images kept set position = given.position, alt = given.alt
       from jsonb_to_recordset($2::jsonb) as given (id uuid, position int, alt text)
       where kept.artwork_id = $1 and kept.id = given.id
         and (kept.position, kept.alt) is distinct from (given.position, given.alt)`,
      [id, rows],
    )
    await sql(
      `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, colour, placeholder, sizes_made)
       select id, $1, position, hash, width, height, alt, colour, colours, ready
       from jsonb_to_recordset($2::jsonb) as given (id uuid, position int, hash text, width int, height int, alt text,
         colour text, colours jsonb, ready boolean)
       where not exists (select from artwork_images known where known.id = given.id)`,
      [id, rows],
    )
  }

  return {
    ...postgresAccountArtists(db),

    async find(artistId, id) {
      if (!isId(id)) return null
      const [row] = await sql<FoundWork>(
        `select title, description, category, medium, year, json_build_array(width_cm, height_cm, depth_cm) as size,
           price_cents, stock, is_unique, visibility, hidden_because, removed_from, version, source_id,
           extract(epoch from created_at)::float8 * 1000 as created
         from artworks where id = $1 and artist_id = $2 for update`,
        [id, artistId],
      )
      if (!row) return null
      // Only now: while the statement above waited, somebody else may have changed the pictures.
      const pictures = await sql<WorkPicture>(
        `select id, hash, width, height, alt, colour, placeholder as colours, hash is not null and sizes_made as ready
         from artwork_images where artwork_id = $1 order by position`,
        [id],
      )
      return restored(artistId, id.toLowerCase(), row, pictures)
    },

    async add(work) {
      const { id, artistId, sourceId, createdAt } = work
      const placeholders = changeable.map((_, index) => `$${index + 5}`)
      const added = await sql(
        `insert into artworks (id, artist_id, source_id, created_at, ${changeable.join(', ')})
         values ($1, $2, $3, $4, ${placeholders.join(', ')}) on conflict (source_id) do nothing returning 1`,
        [id, artistId, sourceId && sourceKey(artistId, sourceId), createdAt, ...values(work)],
      )
      if (added.length === 0) return false
      // Those of an import come later: thousands of works need no statement about none.
      if (work.pictures.length > 0) await writePictures(work)
      return true
    },

    async knownSources(artistId, sourceIds) {
      const known = await sql<{ source_id: string }>(
        'select source_id from artworks where source_id = any ($1)',
        [sourceIds.map((each) => sourceKey(artistId, each))],
      )
      const start = sourceKey(artistId, '').length
      return new Set(known.map(({ source_id }) => source_id.slice(start)))
    },

    async save(work) {
      const changes = changeable.map((column, index) => `${column} = $${index + 4}`)
      const written = await sql(
        `update artworks set ${changes.join(', ')}, version = version + 1
         where id = $1 and artist_id = $2 and version = $3 returning 1`,
        [work.id, work.artistId, work.version, ...values(work)],
      )
      if (written.length === 0) throw staleArtwork()
      work.version += 1
      await writePictures(work)
    },
  }
}
