import { Heart, LayoutDashboard, type LucideIcon, Package } from 'lucide-react'
import type { UserView } from '#application/identity/contract.ts'
import { dashboardOf } from '#web/identity/dashboard-of.ts'

interface AccountLink {
  readonly label: string
  readonly to: string
  readonly icon: LucideIcon
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
