import type { UserView } from '#application/identity/contract.ts'
import { favouritesPage, orderHistoryPage } from '#application/shared/addresses.ts'
import { dashboardOf } from '#web/identity/sign-in/dashboard-of.ts'

interface AccountLink {
  readonly label: 'Favourites' | 'Orders' | 'Dashboard'
  readonly to: string
}

/** What somebody signed in can go to; Dashboard only for artists and admins. */
export function accountLinks(account: UserView): readonly AccountLink[] {
  const dashboard = dashboardOf(account)
  return [
    { label: 'Favourites', to: favouritesPage },
    { label: 'Orders', to: orderHistoryPage },
    ...(dashboard ? [{ label: 'Dashboard' as const, to: dashboard }] : []),
  ]
}
