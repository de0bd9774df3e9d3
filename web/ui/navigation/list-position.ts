/**
 * Where in a long list a page stands. Lists are read forwards only, from cursor to cursor, so an address carries the
 * cursors of the pages before it too: that is how 'Previous' is a real link.
 */
export interface ListPosition {
  /** 1 for the first page. */
  readonly page: number
  /** The cursor of this page, after those of the pages before; empty on the first page. */
  readonly cursors: readonly string[]
}

export const firstPage: ListPosition = { page: 1, cursors: [] }

/** More ways back than anyone walks, and still an address that every server takes. */
const longestTrail = 30

/** Reads `page` and `cursor` of a query. */
export function positionFrom(query: URLSearchParams): ListPosition {
  const cursors = query.getAll('cursor').filter(Boolean)
  if (cursors.length === 0) return firstPage
  const page = Math.trunc(Number(query.get('page')))
  return { cursors, page: Number.isSafeInteger(page) && page > cursors.length ? page : cursors.length + 1 }
}

/** An address for a position in the list that `query` asks for. */
export function withPosition(
  path: string,
  query: URLSearchParams,
  { page, cursors }: Partial<ListPosition>,
): string {
  const all = new URLSearchParams(query)
  if (page !== undefined && cursors !== undefined && cursors.length > 0) {
    all.set('page', String(page))
    for (const cursor of cursors) all.append('cursor', cursor)
  }
  const text = all.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The page after this one; null at the end. `next` is the list's own cursor. */
export const nextPosition = ({ page, cursors }: ListPosition, next: string | null): ListPosition | null =>
  next === null ? null : { page: page + 1, cursors: [...cursors, next].slice(-longestTrail) }

/** The page before this one; null on the first. Where the trail is lost it leads back to the beginning. */
export function previousPosition({ page, cursors }: ListPosition): ListPosition | null {
  if (page <= 1) return null
  return cursors.length <= 1 ? firstPage : { page: page - 1, cursors: cursors.slice(0, -1) }
}
