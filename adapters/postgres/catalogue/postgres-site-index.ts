import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { IndexedArtist, LongList, SiteIndex } from '#application/catalogue/site-index.ts'
import type { Sql } from '../sql.ts'
import { isId } from './parameters.ts'

interface Table {
  readonly name: 'artworks' | 'artists'
  /** Together with the id, an index goes along it. */
  readonly time: string
  readonly condition: string
  readonly columns: string
}

/** A table's public rows along the index of their age, read no further than is asked for. */
const longList = <Row, Item = Row>(
  sql: Sql,
  { name, time, condition, columns }: Table,
  shown: (row: Row) => Item,
): LongList<Item> => {
  async function along(is: '>' | '>=', place: string, id: string, limit: number): Promise<readonly Item[]> {
    if (!isId(id)) return []
    const rows = await sql<Row>(
      `select ${columns} from ${name} item where ${condition} and (${time}, id) ${is} ${place}
       order by ${time}, id limit $2`,
      [id, limit],
    )
    return rows.map(shown)
  }
  return {
    parts: async (size) => {
      const rows = await sql<{ id: string }>(
        `select id from (
         select id, row_number() over (order by ${time}, id) as number from ${name} where ${condition}
       ) numbered where (number - 1) % $1 = 0 order by number`,
        [size],
      )
      return rows.map(({ id }) => id)
    },

    from: (id, limit) =>
      along('>=', `(select ${time}, id from ${name} where id = $1 and ${condition})`, id, limit),
    behind: (id, limit) => along('>', `(select ${time}, id from ${name} where id = $1)`, id, limit),
  }
}

interface ArtworkRow {
  readonly id: string
  readonly title: string
  readonly created: number
  readonly image: readonly [hash: string, width: number, height: number] | null
}

/** Everything public, straight from the tables. */
export const postgresSiteIndex = (sql: Sql): SiteIndex => ({
  artworks: longList(
    sql,
    {
      name: 'artworks',
      time: 'created_at',
      condition: 'public',
      columns: `id, title, extract(epoch from created_at)::float8 * 1000 as created,
        (select json_build_array(hash, width, height) from artwork_images
         where artwork_id = item.id and position = 0 and hash is not null) as image`,
    },
    ({ id, title, created, image }: ArtworkRow) => ({
      id,
      title,
      imageUrl: image && imageUrlOf({ hash: image[0], width: image[1], height: image[2], placeholder: [] }),
      createdAt: new Date(Math.round(created)).toISOString(),
    }),
  ),
  artists: longList(
    sql,
    { name: 'artists', time: 'member_since', condition: `approval = 'approved'`, columns: 'id, name' },
    (row: IndexedArtist) => row,
  ),
})
