import {
  CircleUserRound,
  Coins,
  Frame,
  LayoutDashboard,
  Mail,
  MessageSquareWarning,
  Package,
  Truck,
} from 'lucide'
import { Outlet, useLoaderData } from 'react-router-dom'
import { dashboardPage } from '#application/shared/addresses.ts'
import {
  earningsPage,
  inboxPage,
  ownArtworksPage,
  ownClaimsPage,
  ownProfilePage,
  ownShippingPage,
  parcelsPage,
} from '#application/shared/dashboard-addresses.ts'
import type { Happening } from '#application/shared/happening.ts'
import { DashboardShell } from '#web/dashboard/dashboard-shell.tsx'
import { useHappenings } from '#web/live/use-happenings.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { LayoutData } from './artist-loaders.ts'
import { useWelcomeArtist } from './profile/use-welcome-artist.ts'

/** What an artist is told the moment it happens. */
function textOf(happening: Happening): string | null {
  switch (happening.kind) {
    case 'order-paid':
      return `A new order to ship: ${happening.number}`
    case 'claim-said':
      return `News about a damaged work: ${happening.number}`
    case 'artwork-sold-out':
      return `“${happening.title}” is sold out`
    case 'application-decided':
      return happening.approved
        ? 'You are approved: your works hang in the gallery.'
        : 'Your application has an answer.'
    case 'message-arrived':
      return `A new message: ${happening.subject}`
    default:
      return null
  }
}

/** The artist's dashboard around each of its screens. */
export function ArtistLayout() {
  const { account, profile, waiting } = useLoaderData<LayoutData>()
  const welcomeArtist = useWelcomeArtist()
  useHappenings((happening) => {
    const text = textOf(happening)
    if (text !== null) toast.info(text)
    // The account says too how its artist stands.
    if (happening.kind === 'application-decided') void welcomeArtist()
  })
  const links = [
    { to: dashboardPage, label: 'Overview', icon: LayoutDashboard, exact: true },
    { to: ownArtworksPage, label: 'My artworks', icon: Frame },
    { to: parcelsPage, label: 'Orders to ship', icon: Package, count: waiting?.orders },
    { to: ownClaimsPage, label: 'Claims', icon: MessageSquareWarning, count: waiting?.claims },
    { to: ownShippingPage, label: 'Shipping', icon: Truck },
    { to: earningsPage, label: 'Earnings', icon: Coins },
    { to: inboxPage, label: 'Messages', icon: Mail, count: waiting?.messages, counted: 'not read' },
    { to: ownProfilePage, label: 'Profile', icon: CircleUserRound },
  ]
  return (
    <DashboardShell
      label="Dashboard"
      links={links}
      me={{ name: account.name, picture: profile?.profilePicture ?? null, role: 'Artist' }}
    >
      <Outlet />
    </DashboardShell>
  )
}
