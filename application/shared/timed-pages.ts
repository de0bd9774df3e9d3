import { cursorForms, readCursor, writeCursor } from './cursor.ts'
import type { Page } from './page.ts'

/** Something's place in a list that goes by time: what the next page begins behind. */
export interface TimedPlace {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly id: string
}

/** A part of such a list, straight from where it is kept. */
export interface TimedSlice<Item> {
  readonly items: readonly Item[]
  /** The place of the last item; null where nothing follows. */
  readonly last: TimedPlace | null
  /** How many there are in all. */
  readonly total: number
}

/** Newer ones come first, and of the same moment those with the greater id. */
export const newestFirst = (one: TimedPlace, other: TimedPlace): number =>
  other.at - one.at || Number(one.id < other.id) - Number(one.id > other.id)

/** @param list what the cursor was written for @throws DomainError unreadable 'bad-cursor' */
export function placeBehind(
  cursor: string | undefined,
  list: string,
  id = cursorForms.id,
): TimedPlace | null {
  if (cursor === undefined) return null
  const [at, last = ''] = readCursor(cursor, list, [cursorForms.number, id])
  return { at: Number(at), id: last }
}

export const pageFrom = <Item, View>(
  { items, last, total }: TimedSlice<Item>,
  list: string,
  view: (item: Item) => View,
): Page<View> => ({ items: items.map(view), total, next: last && writeCursor(list, [last.at, last.id]) })
