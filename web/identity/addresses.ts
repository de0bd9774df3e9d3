import type { Location } from 'react-router-dom'
import { ownPath } from '#application/identity/return-path.ts'
import { authPage, homePage } from '#application/shared/addresses.ts'
import type { RegistrationRole } from '#domain/identity/roles.ts'

/** Login and Register in one place; `returnTo` is an own path to come back to. */
export function authHref(
  mode: 'login' | 'signup',
  {
    returnTo = homePage,
    role = 'user',
  }: { readonly returnTo?: string; readonly role?: RegistrationRole } = {},
): string {
  const query = new URLSearchParams({ mode })
  if (role === 'artist') query.set('role', role)
  if (ownPath(returnTo) !== homePage) query.set('returnTo', returnTo)
  return `${authPage}?${query.toString()}`
}

const stateOf = ({ state }: Location): string | null => {
  const { returnTo } = (state ?? {}) as { readonly returnTo?: unknown }
  return typeof returnTo === 'string' ? returnTo : null
}

/** Where whoever signs in on this page comes back to: what its address says, else where its link was. */
export const returnPath = (location: Location): string =>
  ownPath(new URLSearchParams(location.search).get('returnTo') ?? stateOf(location))

/** For a link to signing in: where one is. */
export const hereAsReturn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => ({
  returnTo: ownPath(pathname + search),
})
