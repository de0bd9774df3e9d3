import type { Place, Slice } from '#application/shared/keyset.ts'

/** A part of a list in memory, sorted by a key and then by id. */
export function keysetSlice<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => { readonly key: number | string; readonly id: string },
  direction: 'asc' | 'desc',
  limit: number,
  after: Place | null,
): Slice<Row> {
  const sign = direction === 'asc' ? 1 : -1
  const compare = (one: number | string, other: number | string): number =>
    one < other ? -sign : one > other ? sign : 0
  const placed = rows
    .map((row) => ({ row, ...placeOf(row) }))
    .toSorted((one, other) => compare(one.key, other.key) || compare(one.id, other.id))
  const behind = (each: { readonly key: number | string; readonly id: string }): boolean => {
    if (!after) return true
    const key = typeof each.key === 'number' ? Number(after.key) : after.key
    return (compare(each.key, key) || compare(each.id, after.id)) > 0
  }
  const following = placed.filter(behind)
  const page = following.slice(0, limit)
  const final = page.at(-1)
  return {
    items: page.map(({ row }) => row),
    last: final && following.length > limit ? { key: String(final.key), id: final.id } : null,
    total: after ? null : placed.length,
  }
}
