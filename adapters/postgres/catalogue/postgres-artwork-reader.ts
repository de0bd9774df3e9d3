import type { ArtworkReader } from '#application/catalogue/artwork-reader.ts'
import type { CategoryCounts } from '#application/catalogue/contract.ts'
import { countLimit } from '#application/shared/page.ts'
import { categories } from '#domain/catalogue/category.ts'
import type { Likeness } from '#domain/catalogue/likeness.ts'
import type { Sql } from '../sql.ts'
import { artworkConditions, artworkTotal } from './artwork-conditions.ts'
import { artworkColumns, artworkPlace, artworkRow, type SelectedArtwork } from './artwork-rows.ts'
import { artworkWalk, pageSorting, searchWalk } from './artwork-walk.ts'
import { facetsOf } from './facet-query.ts'
import { kindredQuery } from './kindred-query.ts'
import { isId, Parameters } from './parameters.ts'
import { searchQuery } from './search-query.ts'

/** Public works by one statement a page; a search looks its words up before. */
export const postgresArtworkReader = (sql: Sql): ArtworkReader => ({
  slice: async (selection, order, limit, after) => {
    const search = selection.sought ? await searchQuery(sql, selection.sought) : null
    if (selection.sought && !search) return { items: [], last: null, total: after ? null : 0 }

    const parameters = new Parameters()
    const conditions = artworkConditions(selection, search?.anywhere ?? null, parameters)
    // One more than wanted tells whether anything follows.
    const wanted = limit + 1
    const found = search && searchWalk(order, search, conditions, wanted, after, parameters)
    const works = found
      ? `${found.page} as page join artworks work on work.id = page.id`
      : `${artworkWalk(order === 'best-match' ? 'newest' : order, conditions, wanted, after, parameters)} as work`
    const counted = (): string =>
      found
        ? `(select least(count(*), ${countLimit})::int from found)`
        : artworkTotal(selection, conditions, parameters)
    const rows = await sql<SelectedArtwork & { readonly key: number; readonly total: number | null }>(
      `${found ? `with ${found.found}` : ''}
       select ${artworkColumns}, key, ${after ? 'null::int' : counted()} as total
       from ${works}
       order by ${pageSorting(order)} limit ${wanted}`,
      parameters.values,
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(artworkRow),
      last: final ? artworkPlace(final, final.key) : null,
      total: after ? null : (rows[0]?.total ?? 0),
    }
  },

  find: async (id) => {
    if (!isId(id)) return null
    const [row] = await sql<SelectedArtwork>(
      `select ${artworkColumns} from artworks work where work.id = $1 and work.public`,
      [id],
    )
    return row ? artworkRow(row) : null
  },

  rows: async (ids) => {
    const rows = await sql<SelectedArtwork>(
      `select ${artworkColumns} from unnest($1::uuid[]) with ordinality as wanted (id, place)
       join artworks work on work.id = wanted.id where work.public order by wanted.place`,
      [ids.filter(isId)],
    )
    return rows.map(artworkRow)
  },

  kindred: async (id) => {
    if (!isId(id)) return null
    const rows = await sql<Likeness>(kindredQuery, [id])
    const work = rows.find((row) => row.id === id.toLowerCase())
    return work ? { work, others: rows.filter((row) => row !== work) } : null
  },

  wasTakenDown: async (id) => {
    if (!isId(id)) return false
    const found = await sql(
      `select from artworks join artists on artists.id = artist_id
       where artworks.id = $1 and visibility = 'hidden' and approval = 'approved'`,
      [id],
    )
    return found.length > 0
  },

  facets: async (selection) => {
    const search = selection.sought ? await searchQuery(sql, selection.sought) : null
    if (selection.sought && !search) return { media: [], colours: [], orientations: [] }
    return facetsOf(sql, selection, search?.anywhere ?? null)
  },

  categoryCounts: async () => {
    const rows = await sql<{ category: string; count: number }>(
      'select category, sum(count)::int as count from artwork_counts group by category',
    )
    const counted = new Map(rows.map(({ category, count }) => [category, count]))
    const counts = categories.map((category) => [category, counted.get(category) ?? 0])
    return Object.fromEntries(counts) as CategoryCounts
  },
})
