import { Outlet, type RouteObject } from 'react-router-dom'
import { aboutRoutes } from './about/about-routes.tsx'
import { artistRoutes } from './artists/artist-routes.tsx'
import { artistsRoutes } from './artists/artists-routes.tsx'
import { cartRoutes } from './cart/cart-routes.tsx'
import { artworkRoutes } from './catalogue/artwork/artwork-routes.tsx'
import { galleryRoutes } from './catalogue/gallery/gallery-routes.tsx'
import { favouritesRoutes } from './favourites/favourites-routes.tsx'
import { homeRoutes } from './home/home-routes.ts'
import { identityRoutes } from './identity/identity-routes.tsx'
import { notFound } from './loading.ts'
import { offlineRoutes } from './offline/offline-routes.tsx'
import { orderRoutes } from './orders/order-routes.tsx'
import type { WebServices } from './services.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'
import { bringsShopData } from './shop-data.ts'

/** The place in the tree where all screens hang; some may come later. */
export const screensId = 'screens'

/** Every address of the shop, in one tree: what it loads, what it shows. `later` are those that few people open. */
export const createRoutes = (
  {
    catalogue,
    artists,
    ordering,
    shipping,
    fairPay,
    accounts,
    payments,
    secondFactors,
    signInProviders,
  }: WebServices,
  later: RouteObject[],
): RouteObject[] => [
  {
    ...bringsShopData({ fairPay, accounts }),
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        id: screensId,
        ErrorBoundary: ErrorScreen,
        children: [
          ...homeRoutes(catalogue, artists),
          ...galleryRoutes(catalogue),
          ...artworkRoutes(catalogue, shipping),
          ...artistsRoutes(artists),
          ...artistRoutes(artists, catalogue),
          ...favouritesRoutes(),
          ...cartRoutes(),
          ...orderRoutes(ordering, catalogue, payments),
          ...aboutRoutes(catalogue),
          ...offlineRoutes,
          ...identityRoutes({ accounts, catalogue, secondFactors, signInProviders }),
          { path: '*', loader: () => Promise.reject(notFound()), Component: Outlet },
          // Last: the others are called by their places, with these or without.
          ...later,
        ],
      },
    ],
  },
]
