import type { TimedPlace, TimedSlice } from '#application/shared/timed-pages.ts'
import type { Parameters } from './catalogue/parameters.ts'

/** A timestamp as milliseconds since 1970. */
export const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

/** What says that a row stands behind a place in a list, the newest first; true for all without one. */
export function behind(
  after: TimedPlace | null,
  { at, id, idType }: { readonly at: string; readonly id: string; readonly idType: 'uuid' | 'bigint' },
  parameters: Parameters,
): string {
  if (!after) return 'true'
  const moment = `timestamptz 'epoch' + ${parameters.add(after.at)}::float8 * interval '1 millisecond'`
  return `(${at}, ${id}) < (${moment}, ${parameters.add(after.id)}::${idType})`
}

/** Of rows of which one more was asked for than fit: those that fit, and where they end. */
export function timedSlice<Row extends TimedPlace, Item>(
  rows: readonly Row[],
  limit: number,
  total: number,
  item: (row: Row) => Item,
): TimedSlice<Item> {
  const shown = rows.slice(0, limit)
  const final = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(item), last: final ? { at: Math.round(final.at), id: final.id } : null, total }
}
