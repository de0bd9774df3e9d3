import { Heart, type IconNode, LayoutDashboard, Package } from 'lucide'
import type { UserView } from '#application/identity/contract.ts'
import { dashboardOf } from '#web/identity/dashboard-of.ts'

interface AccountLink {
  readonly label: string
  readonly to: string
  readonly icon: IconNode
}

/** What somebody signed in can go to; Dashboard only for artists and admins. */
export function accountLinks(account: UserView): readonly AccountLink[] {
  const dashboard = dashboardOf(account)
  return [
    { label: 'Favourites', to: '/favourites', icon: Heart },
    { label: 'Orders', to: '/profile/orders', icon: Package },
    ...(dashboard ? [{ label: 'Dashboard', to: dashboard, icon: LayoutDashboard }] : []),
  ]
}
