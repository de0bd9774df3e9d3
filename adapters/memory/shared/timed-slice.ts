import { newestFirst, type TimedPlace, type TimedSlice } from '#application/shared/timed-pages.ts'

/** A part of a list in memory, the newest first. */
export function timedSlice<Item>(
  all: readonly Item[],
  placeOf: (item: Item) => TimedPlace,
  limit: number,
  after: TimedPlace | null,
): TimedSlice<Item> {
  const sorted = all.toSorted((one, other) => newestFirst(placeOf(one), placeOf(other)))
  const following = after ? sorted.filter((each) => newestFirst(after, placeOf(each)) < 0) : sorted
  const items = following.slice(0, limit)
  const final = following.length > limit ? items.at(-1) : undefined
  return { items, last: final === undefined ? null : placeOf(final), total: all.length }
}
