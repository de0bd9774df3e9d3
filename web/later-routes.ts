import type { RouteObject } from 'react-router-dom'
import { claimsRoutes } from './claims/claims-routes.tsx'
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
  ...placedOrderRoutes(services.ordering, services.catalogue, services.payments, async (number, key) =>
    (await import('./claims/after-sale-steps.ts')).afterSaleOf(services, number, key),
  ),
  ...receiptRoutes(services.receipts),
  ...withdrawalRoutes(services.withdrawals),
  ...claimsRoutes(services.claims),
  ...fairPayRoutes(services),
  ...noMoreWaitingRoutes,
  ...legalRoutes(services.payments),
]
