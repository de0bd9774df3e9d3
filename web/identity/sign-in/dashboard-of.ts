import type { UserView } from '#application/identity/contract.ts'

/** The address of somebody's dashboard; null for whoever has none. */
export function dashboardOf({ role }: Pick<UserView, 'role'>): string | null {
  if (role === 'admin') return '/dashboard/admin'
  return role === 'artist' ? '/dashboard' : null
}
