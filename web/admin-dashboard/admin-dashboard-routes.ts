import type { RouteObject } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import type { PayoutBatchDetail } from '#application/payouts/payouts-contract.ts'
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
  adminOrderRoute,
  adminOrdersPage,
  adminPayoutBatchRoute,
  adminPayoutsPage,
  adminRefundsPage,
  adminSystemPage,
  adminUserRoute,
  adminUsersPage,
} from '#application/shared/dashboard-addresses.ts'
import { routeBuilders } from '#web/dashboard/route-builders.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { AdminErrorScreen } from './admin-error-screen.tsx'
import type { UserData } from './admin-loaders.ts'
import type { DashboardServices } from './for-admins.ts'

/** The admin's dashboard. */
export function adminDashboardRoutes(services: DashboardServices): RouteObject[] {
  const { titled, titledBy, loadedBy } = routeBuilders({
    folder: 'web/admin-dashboard',
    description: 'The admins’ dashboard.',
    services,
    bring: () => import('./admin-loaders.ts'),
  })
  return [
    {
      path: adminPage,
      loader: loadedBy(({ loadLayout }) => loadLayout),
      handle: titled('admin-layout', 'Admin'),
      // Not later: a page that the server answered with an error is taken over at once.
      ErrorBoundary: AdminErrorScreen,
      lazy: { Component: async () => (await import('./admin-layout.tsx')).AdminLayout },
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            {
              index: true,
              loader: loadedBy(({ loadOverview }) => loadOverview),
              handle: titled('overview/overview-screen', 'Overview'),
              lazy: {
                Component: async () => (await import('./overview/overview-screen.tsx')).OverviewScreen,
              },
            },
            {
              path: adminArtistsPage,
              loader: loadedBy(({ loadPending }) => loadPending),
              handle: titled('artists/pending-artists-screen', 'Pending artists'),
              lazy: {
                Component: async () =>
                  (await import('./artists/pending-artists-screen.tsx')).PendingArtistsScreen,
              },
            },
            {
              path: adminUsersPage,
              loader: loadedBy(({ loadUsers }) => loadUsers),
              handle: titled('users/users-screen', 'Users'),
              lazy: { Component: async () => (await import('./users/users-screen.tsx')).UsersScreen },
            },
            {
              path: adminUserRoute,
              loader: loadedBy(({ loadUser }) => loadUser),
              handle: titledBy<UserData>('users/user-screen', ({ user }) => user?.name ?? 'New user'),
              lazy: { Component: async () => (await import('./users/user-screen.tsx')).UserScreen },
            },
            {
              path: adminArtworksPage,
              loader: loadedBy(({ loadArtworks }) => loadArtworks),
              handle: titled('artworks/artworks-screen', 'Artworks'),
              lazy: {
                Component: async () => (await import('./artworks/artworks-screen.tsx')).ArtworksScreen,
              },
            },
            {
              path: adminOrdersPage,
              loader: loadedBy(({ loadOrders }) => loadOrders),
              handle: titled('orders/orders-screen', 'Orders'),
              lazy: { Component: async () => (await import('./orders/orders-screen.tsx')).OrdersScreen },
            },
            {
              path: adminOrderRoute,
              loader: loadedBy(({ loadOrder }) => loadOrder),
              handle: titledBy<OrderView>('orders/order-screen', ({ number }) => `Order ${number}`),
              lazy: { Component: async () => (await import('./orders/order-screen.tsx')).OrderScreen },
            },
            {
              path: adminClaimsPage,
              loader: loadedBy(({ loadClaims }) => loadClaims),
              handle: titled('claims/claims-screen', 'Claims'),
              lazy: {
                Component: async () => (await import('./claims/claims-screen.tsx')).ClaimsScreen,
              },
            },
            {
              path: adminPayoutsPage,
              loader: loadedBy(({ loadPayouts }) => loadPayouts),
              handle: titled('payouts/payouts-screen', 'Payouts'),
              lazy: { Component: async () => (await import('./payouts/payouts-screen.tsx')).PayoutsScreen },
            },
            {
              path: adminPayoutBatchRoute,
              loader: loadedBy(({ loadPayoutBatch }) => loadPayoutBatch),
              handle: titledBy<PayoutBatchDetail>('payouts/batch-screen', ({ name }) => `Payouts ${name}`),
              lazy: { Component: async () => (await import('./payouts/batch-screen.tsx')).BatchScreen },
            },
            {
              path: adminMoneyPage,
              loader: loadedBy(({ loadMoney }) => loadMoney),
              handle: titled('money/money-screen', 'Money in'),
              lazy: { Component: async () => (await import('./money/money-screen.tsx')).MoneyScreen },
            },
            {
              path: adminRefundsPage,
              loader: loadedBy(({ loadRefunds }) => loadRefunds),
              handle: titled('refunds/refunds-screen', 'Refunds to send'),
              lazy: { Component: async () => (await import('./refunds/refunds-screen.tsx')).RefundsScreen },
            },
            {
              path: adminNoticesPage,
              loader: loadedBy(({ loadNotices }) => loadNotices),
              handle: titled('notices/notices-screen', 'Notices of payments'),
              lazy: { Component: async () => (await import('./notices/notices-screen.tsx')).NoticesScreen },
            },
            {
              path: adminChecksPage,
              loader: loadedBy(({ loadChecks }) => loadChecks),
              handle: titled('checks/checks-screen', 'Check of the books'),
              lazy: { Component: async () => (await import('./checks/checks-screen.tsx')).ChecksScreen },
            },
            {
              path: adminMailsPage,
              loader: loadedBy(({ loadMails }) => loadMails),
              handle: titled('mails/mails-screen', 'Undelivered mails'),
              lazy: { Component: async () => (await import('./mails/mails-screen.tsx')).MailsScreen },
            },
            {
              path: adminSystemPage,
              loader: loadedBy(({ loadSystem }) => loadSystem),
              handle: titled('system/system-screen', 'System'),
              lazy: { Component: async () => (await import('./system/system-screen.tsx')).SystemScreen },
            },
            {
              path: adminLogPage,
              loader: loadedBy(({ loadLog }) => loadLog),
              handle: titled('log/log-screen', 'Log'),
              lazy: { Component: async () => (await import('./log/log-screen.tsx')).LogScreen },
            },
          ],
        },
      ],
    },
  ]
}
