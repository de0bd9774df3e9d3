import type {
  AdminArtworkReader,
  AdminArtworkRow,
  ArtworkJudgement,
} from '#application/admin/artwork-desk.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import type { Standing } from '#domain/catalogue/publishing.ts'
import { artworkRow, deskArtworkColumns, type SelectedArtwork } from '../catalogue/artwork-rows.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import { searchQuery } from '../catalogue/search-query.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'

interface Selected extends SelectedArtwork {
  readonly visibility: Visibility
  readonly hidden_because: string | null
  readonly featured: boolean
}

const columns = `${deskArtworkColumns}, work.visibility, work.hidden_because, work.featured_at is not null as featured`

const row = (selected: Selected): AdminArtworkRow => ({
  ...artworkRow(selected),
  visibility: selected.visibility,
  hiddenBecause: selected.hidden_because,
  featured: selected.featured,
})

const inState = {
  public: `visibility = 'public'`,
  hidden: `visibility = 'hidden'`,
  featured: 'featured_at is not null',
} as const

/** All works as admins see them, straight from PostgreSQL. */
export const postgresAdminArtworkReader = (sql: Sql): AdminArtworkReader => ({
  async slice({ sought, state }, limit, after) {
    const search = sought ? await searchQuery(sql, sought) : null
    if (sought && !search) return { items: [], last: null, total: after ? null : 0 }
    const parameters = new Parameters()
    const conditions = [
      'removed_from is null',
      ...(state === undefined ? [] : [inState[state]]),
      ...(search ? [`search @@ ${parameters.add(search.anywhere)}::tsquery`] : []),
    ]
    const { items, ...rest } = await keysetSlice<Selected>(
      sql,
      {
        table: 'artworks',
        row: 'work',
        columns,
        conditions,
        parameters,
        key: 'created_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return { items: items.map(row), ...rest }
  },

  async find(id) {
    if (!isId(id)) return null
    const [found] = await sql<Selected>(
      `select ${columns} from artworks work where work.id = $1 and work.removed_from is null`,
      [id],
    )
    return found ? row(found) : null
  },
})

/** What admins decide about works, in PostgreSQL. */
export const postgresArtworkJudgement = (sql: Sql): ArtworkJudgement => ({
  async find(id) {
    if (!isId(id)) return null
    const [found] = await sql<Standing & { readonly title: string; readonly featured: boolean }>(
      `select title, featured_at is not null as featured, visibility, hidden_because as "hiddenBecause",
         removed_from as "removedFrom"
       from artworks where id = $1 and removed_from is null for update`,
      [id],
    )
    if (!found) return null
    const { title, featured, ...standing } = found
    return { id, title, featured, standing }
  },

  async stand(id, { visibility, hiddenBecause }) {
    await sql(
      'update artworks set visibility = $2, hidden_because = $3, version = version + 1 where id = $1',
      [id, visibility, hiddenBecause],
    )
  },

  async feature(id, since) {
    // Nothing that its artist's form speaks of: one that is open stays good.
    await sql('update artworks set featured_at = $2 where id = $1', [id, since])
  },
})
