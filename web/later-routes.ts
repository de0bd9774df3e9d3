import type { RouteObject } from 'react-router-dom'
import { dashboardRoutes } from './dashboard-routes.ts'
import { fairPayRoutes } from './fair-pay/fair-pay-routes.tsx'
import { followingRoutes } from './favourites/following-routes.ts'
import { ownAccountRoutes } from './identity/account/own-account-routes.ts'
import { mailLinkRoutes } from './identity/mail-link-routes.ts'
import { legalRoutes } from './legal/legal-routes.tsx'
import { placedOrderRoutes } from './orders/placed-order-routes.tsx'
import { receiptRoutes } from './orders/receipt-routes.tsx'
import { withdrawalRoutes } from './returns/withdrawal-routes.tsx'
import type { WebServices } from './services.ts'
import { noMoreWaitingRoutes } from './waiting/no-more-waiting-routes.ts'

/** Addresses that most visitors never open; see `comesLater`. */
export const laterRoutes = (services: WebServices): RouteObject[] => [
  ...dashboardRoutes(services),
  ...ownAccountRoutes(services),
  ...mailLinkRoutes(services),
  ...followingRoutes(services),
  ...placedOrderRoutes(services.ordering, services.catalogue, services.payments),
  ...receiptRoutes(services.receipts),
  ...withdrawalRoutes(services.withdrawals),
  ...fairPayRoutes(services),
  ...noMoreWaitingRoutes,
  ...legalRoutes(services.payments),
]
