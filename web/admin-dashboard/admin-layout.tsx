import {
  BellRing,
  Coins,
  Frame,
  Landmark,
  LayoutDashboard,
  MailX,
  MessageSquareWarning,
  Package,
  Scale,
  ScrollText,
  Server,
  Undo2,
  UserCheck,
  Users,
} from 'lucide'
import { Outlet, useLoaderData } from 'react-router-dom'
import { adminPage } from '#application/shared/addresses.ts'
import {
  adminArtistsPage,
  adminArtworksPage,
  adminChecksPage,
  adminClaimsPage,
  adminLogPage,
  adminMailsPage,
  adminMoneyPage,
  adminNoticesPage,
  adminOrdersPage,
  adminPayoutsPage,
  adminRefundsPage,
  adminSystemPage,
  adminUsersPage,
} from '#application/shared/dashboard-addresses.ts'
import type { Happening } from '#application/shared/happening.ts'
import { DashboardShell } from '#web/dashboard/dashboard-shell.tsx'
import { useHappenings } from '#web/live/use-happenings.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { LayoutData } from './admin-loaders.ts'

/** What an admin is told the moment it happens. */
function textOf(happening: Happening): string | null {
  switch (happening.kind) {
    case 'artist-waits':
      return `${happening.name} waits for your decision`
    case 'order-placed':
      return `A new order waits for its money: ${happening.number}`
    case 'order-paid':
      return `An order is paid: ${happening.number}`
    case 'order-withdrawn':
      return `A buyer withdraws from order ${happening.number}`
    case 'claim-said':
      return `News about a damaged work: ${happening.number}`
    case 'artwork-sold-out':
      return `“${happening.title}” is sold out`
    default:
      return null
  }
}

function tell(happening: Happening): void {
  const text = textOf(happening)
  if (text !== null) toast.info(text)
}

/** The admin's dashboard around each of its screens. */
export function AdminLayout() {
  const { account, waiting } = useLoaderData<LayoutData>()
  useHappenings(tell)
  const links = [
    { to: adminPage, label: 'Overview', icon: LayoutDashboard, exact: true },
    { to: adminUsersPage, label: 'Users', icon: Users },
    { to: adminArtistsPage, label: 'Pending artists', icon: UserCheck, count: waiting?.pending },
    { to: adminArtworksPage, label: 'Artworks', icon: Frame },
    { to: adminOrdersPage, label: 'Orders', icon: Package },
    { to: adminMoneyPage, label: 'Money in', icon: Landmark, count: waiting?.money },
    { to: adminClaimsPage, label: 'Claims', icon: MessageSquareWarning, count: waiting?.claims },
    { to: adminPayoutsPage, label: 'Payouts', icon: Coins },
    { to: adminRefundsPage, label: 'Refunds', icon: Undo2, count: waiting?.refunds },
    { to: adminNoticesPage, label: 'Notices', icon: BellRing, count: waiting?.notices },
    { to: adminChecksPage, label: 'Checks', icon: Scale, count: waiting?.differences },
    { to: adminMailsPage, label: 'Mails', icon: MailX },
    { to: adminSystemPage, label: 'System', icon: Server },
    { to: adminLogPage, label: 'Log', icon: ScrollText },
  ]
  return (
    <DashboardShell label="Dashboard" links={links} me={{ name: account.name, picture: null, role: 'Admin' }}>
      <Outlet />
    </DashboardShell>
  )
}
