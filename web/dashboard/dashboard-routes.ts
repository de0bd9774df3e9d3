import type { RouteObject } from 'react-router-dom'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { artistDashboardRoutes } from '#web/artist-dashboard/artist-dashboard-routes.ts'
import type { WebServices } from '#web/services.ts'

/** The rooms of those who sell and of those who mind the shop. */
export const dashboardRoutes = ({
  accounts,
  session,
  artistRooms,
  adminRooms,
}: WebServices): RouteObject[] => [
  ...artistDashboardRoutes({ accounts, session, artistRooms }),
  ...adminDashboardRoutes({ accounts, session, adminRooms }),
]
