import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { LongList, SiteIndex } from '#application/catalogue/site-index.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { isPublic } from './artwork-conditions.ts'

type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>

interface PublicRows<Table extends keyof Tables, Item> {
  readonly all: Rows<Table>
  readonly shown: Rows<Table>
  /** Together with the id, an index goes along it. */
  readonly time: string
  readonly read: (rows: Rows<Table>) => Promise<readonly Item[]>
}

/** A table's public rows along the index of their age, read no further than is asked for. */
function longList<Table extends keyof Tables, Item>(
  db: Database,
  { all, shown, time: column, read }: PublicRows<Table, Item>,
): LongList<Item> {
  const { fn, tuple } = expressionBuilder<Tables>()
  const [time, id] = [sql.ref<Date>(column), sql.ref<string>('id')]
  async function along(comparison: '>' | '>=', from: Rows<Table>, place: string, limit: number) {
    if (!isId(place)) return []
    const at = from.where(id, '=', place).select([time.as('time'), id.as('id')])
    const behind = shown.where(tuple(time, id), comparison, at.$asTuple('time', 'id'))
    return read(behind.orderBy(time).orderBy(id).limit(limit))
  }
  return {
    parts: async (size) => {
      const numbered = shown.select([
        id.as('id'),
        fn
          .agg<number>('row_number')
          .over((rows) => rows.orderBy(time).orderBy(id))
          .as('number'),
      ])
      const rows = await db
        .selectFrom(numbered.as('numbered'))
        .where((eb) => eb(eb(eb.parens('number', '-', 1), '%', size), '=', 0))
        .select('id')
        .orderBy('number')
        .execute()
      return rows.map((row) => row.id)
    },
    from: (place, limit) => along('>=', shown, place, limit),
    behind: (place, limit) => along('>', all, place, limit),
  }
}

/** Works as search engines are told of them. */
async function indexedArtworks(rows: Rows<'artworks'>) {
  const works = await rows
    .select(({ selectFrom }) => [
      'id',
      'title',
      'created_at',
      selectFrom('artwork_images')
        .whereRef('artwork_id', '=', 'artworks.id')
        .where('position', '=', 0)
        .select('hash')
        .as('hash'),
    ])
    .execute()
  return works.map(({ id, title, created_at, hash }) => ({
    id,
    title,
    imageUrl: hash && imageUrlOf(hash),
    createdAt: created_at.toISOString(),
  }))
}

/** Everything public, straight from the tables. */
export function postgresSiteIndex(db: Database): SiteIndex {
  const [artworks, artists] = [db.selectFrom('artworks'), db.selectFrom('artists')]
  return {
    artworks: longList(db, {
      all: artworks,
      shown: artworks.where(isPublic),
      time: 'created_at',
      read: indexedArtworks,
    }),
    artists: longList(db, {
      all: artists,
      shown: artists.where('approval', '=', 'approved'),
      time: 'member_since',
      read: (rows) => rows.select(['id', 'name']).execute(),
    }),
  }
}
