import { redirect } from 'react-router-dom'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** For an address whose place in its list is not known, such as one that was cut off on its way: the list from its beginning. */
export function begunAnew(error: unknown, request: Request): Response | null {
  if (!isDomainError(error) || error.code !== 'bad-cursor') return null
  const { pathname, searchParams } = new URL(request.url)
  if (!searchParams.has('cursor')) return null
  searchParams.delete('cursor')
  searchParams.delete('page')
  const query = searchParams.toString()
  return redirect(query === '' ? pathname : `${pathname}?${query}`)
}
