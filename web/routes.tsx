import { Outlet, type RouteObject } from 'react-router-dom'
import { aboutRoutes } from './about/about-routes.tsx'
import { adminDashboardRoutes } from './admin-dashboard/admin-dashboard-routes.ts'
import { artistDashboardRoutes } from './artist-dashboard/artist-dashboard-routes.ts'
import { artistRoutes } from './artists/artist-routes.tsx'
import { artistsRoutes } from './artists/artists-routes.tsx'
import { cartRoutes } from './cart/cart-routes.tsx'
import { artworkRoutes } from './catalogue/artwork-routes.tsx'
import { galleryRoutes } from './catalogue/gallery-routes.tsx'
import { favouritesRoutes } from './favourites/favourites-routes.tsx'
import { homeRoutes } from './home/home-routes.ts'
import { identityRoutes } from './identity/identity-routes.tsx'
import { legalRoutes } from './legal/legal-routes.tsx'
import { notFound } from './loading.ts'
import { offlineRoutes } from './offline/offline-routes.tsx'
import { orderRoutes } from './orders/order-routes.tsx'
import type { WebServices } from './services.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'
import { bringsShopData } from './shop-data.ts'

/** Every address of the shop, in one tree: what it loads, what it shows. */
export const createRoutes = ({
  catalogue,
  artists,
  ordering,
  fairPay,
  accounts,
  secondFactors,
  signInProviders,
  session,
  artistRooms,
  adminRooms,
}: WebServices): RouteObject[] => [
  {
    ...bringsShopData({ fairPay, accounts }),
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...homeRoutes(catalogue, artists),
          ...galleryRoutes(catalogue),
          ...artworkRoutes(catalogue),
          ...artistsRoutes(artists),
          ...artistRoutes(artists, catalogue),
          ...favouritesRoutes(),
          ...cartRoutes(),
          ...orderRoutes(ordering, catalogue),
          ...aboutRoutes(catalogue),
          ...legalRoutes,
          ...offlineRoutes,
          ...artistDashboardRoutes({ accounts, session, artistRooms }),
          ...adminDashboardRoutes({ accounts, session, adminRooms }),
          ...identityRoutes({ accounts, catalogue, secondFactors, signInProviders }),
          { path: '*', loader: () => Promise.reject(notFound()), Component: Outlet },
        ],
      },
    ],
  },
]
