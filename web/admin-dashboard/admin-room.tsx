import { Frame, LayoutDashboard, Package, ScrollText, UserCheck, Users } from 'lucide'
import { Outlet, useLoaderData } from 'react-router-dom'
import type { Happening } from '#application/admin/contract.ts'
import { DashboardShell } from '#web/dashboard/dashboard-shell.tsx'
import { useHappenings } from '#web/live/use-happenings.ts'
import { toast } from '#web/ui/toast.tsx'
import { artworksPath, logPath, ordersPath, overviewPath, pendingPath, usersPath } from './admin-hrefs.ts'
import type { RoomData } from './admin-loaders.ts'

/** What an admin is told the moment it happens. */
function tell(happening: Happening): void {
  if (happening.kind === 'artist-waits') toast.info(`${happening.name} waits for your decision`)
  if (happening.kind === 'order-paid') toast.info(`A new order: ${happening.number}`)
}

/** The admin's dashboard around each of its screens. */
export function AdminRoom() {
  const { account, pending } = useLoaderData<RoomData>()
  useHappenings(tell)
  const links = [
    { to: overviewPath, label: 'Overview', icon: LayoutDashboard, exact: true },
    { to: usersPath, label: 'Users', icon: Users },
    { to: pendingPath, label: 'Pending artists', icon: UserCheck, count: pending },
    { to: artworksPath, label: 'Artworks', icon: Frame },
    { to: ordersPath, label: 'Orders', icon: Package },
    { to: logPath, label: 'Log', icon: ScrollText },
  ]
  return (
    <DashboardShell label="Dashboard" links={links} me={{ name: account.name, picture: null, role: 'Admin' }}>
      <Outlet />
    </DashboardShell>
  )
}
