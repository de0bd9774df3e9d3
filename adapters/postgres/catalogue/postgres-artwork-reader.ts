import type { ArtworkOrder, ArtworkPlace, ArtworkReader, ArtworkSlice } from '#application/catalogue/artwork-reader.ts'
import type { CategoryCounts } from '#application/catalogue/contract.ts'
import { categories } from '#domain/catalogue/category.ts'
import type { Sql } from '../sql.ts'
import { artworkConditions, artworkTotal } from './artwork-conditions.ts'
import { artworkColumns, artworkPlace, artworkRow, type SelectedArtwork } from './artwork-rows.ts'
import { isId, Parameters } from './parameters.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'

type WalkedOrder = Exclude<ArtworkOrder, 'best-match'>

/** By which columns an order goes, each matched by an index, and which way; the first is its key. */
const walks: Readonly<Record<WalkedOrder, { key: string; columns: string; direction: 'asc' | 'desc' }>> = {
  newest: { key: '0', columns: 'created_at, id', direction: 'desc' },
  popular: { key: 'popularity', columns: 'popularity, created_at, id', direction: 'desc' },
  'price-desc': { key: 'price_cents', columns: 'price_cents, id', direction: 'desc' },
  'price-asc': {
    key: 'coalesce(nullif(price_cents, 0), 2147483647)',
    columns: 'coalesce(nullif(price_cents, 0), 2147483647), id',
    direction: 'asc',
  },
}

const time = (placeholder: string): string =>
  `(timestamptz 'epoch' + ${placeholder}::float8 * interval '1 millisecond')`

/** The works of an order from a place on: `limit` ids with their keys, read along an index. */
function walk(
  order: WalkedOrder,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
  key = walks[order].key,
): string {
  const { columns, direction } = walks[order]
  const behind = (place: ArtworkPlace): string => {
    const keyPart = order === 'newest' ? [] : [`${parameters.add(place.key)}::bigint`]
    const timePart = order.startsWith('price') ? [] : [time(parameters.add(place.createdAt))]
    const parts = [...keyPart, ...timePart, `${parameters.add(place.id)}::uuid`]
    return `(${columns}) ${direction === 'asc' ? '>' : '<'} (${parts.join(', ')})`
  }
  const all = after ? [...conditions, behind(after)] : conditions
  const ordered = columns.replaceAll(/, (?=[a-z_]+(,|$))/g, ` ${direction}, `)
  return `select *, ${key} as key from artworks where ${all.join(' and ')}
    order by ${ordered} ${direction} limit ${limit}`
}

/** First the works that hold every word in title or artist's name, then the others, each newest first. */
function bestMatches(
  { inHead }: SearchQuery,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
): string {
  const head = `search @@ ${parameters.add(inHead)}::tsquery`
  const rest = walk('newest', [...conditions, `not ${head}`], limit, after?.key === 0 ? after : null, parameters, '0')
  if (after?.key === 0) return rest
  const first = walk('newest', [...conditions, head], limit, after, parameters, '1')
  return `(${first}) union all (${rest}) limit ${limit}`
}

/** Public works by one statement a page; a search looks its words up before. */
export const postgresArtworkReader = (sql: Sql): ArtworkReader => {
  async function slice(...[selection, order, limit, after]: Parameters_<ArtworkReader['slice']>): Promise<ArtworkSlice> {
    const search = selection.sought ? await searchQuery(sql, selection.sought) : null
    if (selection.sought && !search) return { items: [], last: null, total: after ? null : 0 }
    const parameters = new Parameters()
    const conditions = artworkConditions(selection, search?.anywhere ?? null, parameters)
    const wanted = limit + 1
    const page =
      order !== 'best-match'
        ? walk(order, conditions, wanted, after, parameters)
        : search
          ? bestMatches(search, conditions, wanted, after, parameters)
          : walk('newest', conditions, wanted, after, parameters)
    const total = after ? 'null::int' : artworkTotal(selection, conditions, search !== null, parameters)
    const rows = await sql<SelectedArtwork & { key: number; total: number | null }>(
      `select ${artworkColumns}, work.key, ${total} as total
       from (${page}) as work join artists artist on artist.id = work.artist_id`,
      parameters.values,
    )
    return sliced(rows, order, limit, after)
  }

  return {
    slice,
    find: async (id) => {
      if (!isId(id)) return null
      const [row] = await sql<SelectedArtwork>(
        `select ${artworkColumns} from artworks work join artists artist on artist.id = work.artist_id
         where work.id = $1 and work.public`,
        [id],
      )
      return row ? artworkRow(row) : null
    },
    categoryCounts: async () => {
      const rows = await sql<{ category: string; count: number }>(
        'select category, sum(count)::int as count from artwork_counts group by category',
      )
      const counted = new Map(rows.map(({ category, count }) => [category, count]))
      return Object.fromEntries(
        categories.map((category) => [category, counted.get(category) ?? 0]),
      ) as CategoryCounts
    },
  }
}
