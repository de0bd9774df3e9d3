import type { ArtworkOrder, ArtworkPlace } from '#application/catalogue/artwork-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Parameters } from './parameters.ts'
import type { SearchQuery } from './search-query.ts'
import { standingBySales } from './standing.ts'

interface Order {
  /** The sorting columns before the id; an index matches them, alone and after the category. */
  readonly columns: readonly string[]
  /** What the place of a row keeps as its key. */
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

const cheapest = 'coalesce(nullif(price_cents, 0), 2147483647)'

const orders: Readonly<Record<Exclude<ArtworkOrder, 'best-match'>, Order>> = {
  newest: { columns: ['created_at'], key: '0', direction: 'desc' },
  popular: { columns: [standingBySales, 'created_at'], key: standingBySales, direction: 'desc' },
  'price-desc': { columns: ['price_cents'], key: 'price_cents', direction: 'desc' },
  'price-asc': { columns: [cheapest], key: cheapest, direction: 'asc' },
}

const placed = 'id, created_at'
const shown = `${placed}, artist_id, title, description, category, medium, year, width_cm, height_cm, depth_cm,
  price_cents, stock, is_unique, popularity`

/** Rows of artworks from a place on, read along an index and no further than the limit. */
function walk(
  { columns, key, direction }: Order,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
  table = 'artworks',
  columnsShown = placed,
): string {
  const behind = (place: ArtworkPlace): string => {
    const values = columns.map((column) =>
      column === 'created_at'
        ? `timestamptz 'epoch' + ${parameters.add(place.createdAt)}::float8 * interval '1 millisecond'`
        : `${parameters.add(place.key)}::bigint`,
    )
    const comparison = direction === 'asc' ? '>' : '<'
    return `(${[...columns, 'id'].join(', ')}) ${comparison} (${values.join(', ')}, ${parameters.add(place.id)}::uuid)`
  }
  const all = after ? [...conditions, behind(after)] : conditions
  const sorting = [...columns, 'id'].map((column) => `${column} ${direction}`).join(', ')
  return `(select ${columnsShown}, ${key} as key from ${table} where ${all.join(' and ')} order by ${sorting} limit ${limit})`
}

/** The rows of a page in a simple order, with all that is shown of them. */
export const artworkWalk = (
  order: Exclude<ArtworkOrder, 'best-match'>,
  ...rest: [conditions: readonly string[], limit: number, after: ArtworkPlace | null, parameters: Parameters]
): string => walk(orders[order], ...rest, 'artworks', shown)

/** First the works that hold every word in title or artist's name, then the others, each newest first. */
function bestMatchWalk(
  head: string,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
): string {
  const level = (key: string, condition: string): string => {
    const from = after?.key === Number(key) ? after : null
    return walk({ ...orders.newest, key }, [...conditions, condition], limit, from, parameters)
  }
  const others = level('0', `not ${head}`)
  // The others are not even looked for where the first ones fill the page.
  return after?.key === 0 ? others : `(${level('1', head)} union all ${others} limit ${limit})`
}

/**
 * The places of a page of a search. What a search finds is all gathered and then sorted; only where it finds more than
 * is ever counted, so many works match that walking along the order meets them soon.
 * @returns `found`, a table expression with all matches that stands before the statement, and the page out of it
 */
export function searchWalk(
  order: ArtworkOrder,
  search: SearchQuery,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
): { readonly found: string; readonly page: string } {
  const plain = order === 'best-match' ? null : orders[order]
  const head = plain ? '' : `search @@ ${parameters.add(search.inHead)}::tsquery`
  const key = plain?.key ?? `(${head})::int`
  const found = `found as materialized (
    select id, created_at, ${key} as key from artworks where ${conditions.join(' and ')} limit ${countLimit + 1})`
  const few = `(select count(*) from found) <= ${countLimit}`
  const gathered = walk(
    { columns: foundColumns(order), key: 'key', direction: plain?.direction ?? 'desc' },
    [few],
    limit,
    after,
    parameters,
    'found',
  )
  const many = [`not ${few}`, ...conditions]
  const walked = plain
    ? walk(plain, many, limit, after, parameters)
    : bestMatchWalk(head, many, limit, after, parameters)
  return { found, page: `(${gathered} union all ${walked})` }
}

const foundColumns = (order: ArtworkOrder): readonly string[] =>
  order.startsWith('price') ? ['key'] : ['key', 'created_at']

/** How the rows of a page are put in order once they are picked. */
export const pageSorting = (order: ArtworkOrder): string => {
  if (order === 'price-asc') return 'key, work.id'
  return order === 'price-desc' ? 'key desc, work.id desc' : 'key desc, work.created_at desc, work.id desc'
}
