import type { ArtworkOrder, ArtworkPlace } from '#application/catalogue/artwork-reader.ts'
import type { Parameters } from './parameters.ts'
import type { SearchQuery } from './search-query.ts'

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
  popular: { columns: ['popularity', 'created_at'], key: 'popularity', direction: 'desc' },
  'price-desc': { columns: ['price_cents'], key: 'price_cents', direction: 'desc' },
  'price-asc': { columns: [cheapest], key: cheapest, direction: 'asc' },
}

const picked = `id, artist_id, title, description, category, medium, year, width_cm, height_cm, depth_cm, price_cents,
  stock, popularity, created_at`

/** Rows of artworks from a place on, read along an index and no further than the limit. */
function walk(
  { columns, key, direction }: Order,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
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
  return `(select ${picked}, ${key} as key from artworks where ${all.join(' and ')} order by ${sorting} limit ${limit})`
}

/** The rows of a page in a simple order. */
export const artworkWalk = (
  order: Exclude<ArtworkOrder, 'best-match'>,
  ...rest: [conditions: readonly string[], limit: number, after: ArtworkPlace | null, parameters: Parameters]
): string => walk(orders[order], ...rest)

/** First the works that hold every word in title or artist's name, then the others, each newest first. */
export function bestMatchWalk(
  { inHead }: SearchQuery,
  conditions: readonly string[],
  limit: number,
  after: ArtworkPlace | null,
  parameters: Parameters,
): string {
  const head = `search @@ ${parameters.add(inHead)}::tsquery`
  const level = (key: string, condition: string): string =>
    walk(
      { ...orders.newest, key },
      [...conditions, condition],
      limit,
      after?.key === Number(key) ? after : null,
      parameters,
    )
  const others = level('0', `not ${head}`)
  return after?.key === 0 ? others : `(${level('1', head)} union all ${others})`
}

/** How the rows of a page are put in order once they are picked. */
export const pageSorting = (order: ArtworkOrder): string => {
  if (order === 'price-asc') return 'work.key, work.id'
  return order === 'price-desc'
    ? 'work.key desc, work.id desc'
    : 'work.key desc, work.created_at desc, work.id desc'
}
