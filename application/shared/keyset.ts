import { cursorForms, readCursor, writeCursor } from './cursor.ts'
import type { Page, PageRequest } from './page.ts'
import { pageLimit } from './page-limit.ts'

/** An item's place in an order: what the next page begins behind. */
export interface Place {
  /** What the list is sorted by, as text. */
  readonly key: string
  readonly id: string
}

/** A part of a sorted list. */
export interface Slice<Item> {
  readonly items: readonly Item[]
  /** The place of the last item; null where nothing follows. */
  readonly last: Place | null
  /** As in Page; counted for the first page alone, else null. */
  readonly total: number | null
}

/** What keys look like: times and positions as whole numbers, names as they are written. */
export const keyForms = { number: /^\d{1,15}$/, text: /^[^\0]{0,1000}$/u } as const

/**
 * A page of a list that is read slice by slice. The number of all items travels with the cursor.
 * @param order what the list is sorted by; a cursor of another order is refused
 * @param forms what the keys of this order look like, and its ids where they are none of ours
 */
export async function keysetPage<Row, Item>(
  { limit, cursor }: PageRequest,
  order: string,
  read: (limit: number, after: Place | null) => Promise<Slice<Row>>,
  shown: (row: Row) => Item,
  {
    key: keyForm = keyForms.number,
    id: idForm = cursorForms.id,
  }: { readonly key?: RegExp; readonly id?: RegExp } = {},
): Promise<Page<Item>> {
  const [key = '', id = '', counted] =
    cursor === undefined ? [] : readCursor(cursor, order, [keyForm, idForm, cursorForms.number])
  const slice = await read(pageLimit(limit), cursor === undefined ? null : { key, id })
  const total = slice.total ?? Number(counted)
  return {
    items: slice.items.map(shown),
    total,
    next: slice.last && writeCursor(order, [slice.last.key, slice.last.id, total]),
  }
}
