import type { UserView } from '#application/identity/contract.ts'
import { adminPage, dashboardPage } from '#application/shared/addresses.ts'

/** The address of somebody's dashboard; null for whoever has none. */
export function dashboardOf({ role }: Pick<UserView, 'role'>): string | null {
  if (role === 'admin') return adminPage
  return role === 'artist' ? dashboardPage : null
}
