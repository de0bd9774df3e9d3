import { type ListPosition, withPosition } from '#web/ui/list-position.ts'

/** The address of a page of the artists' list. */
export function artistsHref(q: string, position: ListPosition): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  return withPosition('/artists', query, position)
}
