import { Outlet, type RouteObject } from 'react-router-dom'
import { dashboardPage } from '#application/shared/addresses.ts'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { artistDashboardRoutes } from '#web/artist-dashboard/artist-dashboard-routes.ts'
import { DashboardErrorScreen } from './dashboard/dashboard-error-screen.tsx'
import { notFound } from './loading.ts'
import type { WebServices } from './services.ts'

/** The dashboards of those who sell and of those who look after the shop. */
export const dashboardRoutes = ({
  accounts,
  session,
  artistServices,
  adminServices,
}: WebServices): RouteObject[] => [
  ...artistDashboardRoutes({ accounts, session, artistServices }),
  ...adminDashboardRoutes({ accounts, session, adminServices }),
  {
    path: `${dashboardPage}/*`,
    loader: () => Promise.reject(notFound()),
    Component: Outlet,
    ErrorBoundary: DashboardErrorScreen,
  },
]
