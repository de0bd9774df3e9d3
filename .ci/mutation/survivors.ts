import { admin } from './survivors/admin.ts'
import { artistDashboard } from './survivors/artist-dashboard.ts'
import { artists } from './survivors/artists.ts'
import { cart } from './survivors/cart.ts'
import { catalogue } from './survivors/catalogue.ts'
import { claims } from './survivors/claims.ts'
import { fairPay } from './survivors/fair-pay.ts'
import { favourites } from './survivors/favourites.ts'
import { identity } from './survivors/identity.ts'
import { messages } from './survivors/messages.ts'
import { notifications } from './survivors/notifications.ts'
import { orders } from './survivors/orders.ts'
import { payments } from './survivors/payments.ts'
import { payouts } from './survivors/payouts.ts'
import type { Survivors } from './survivors/reasons.ts'
import { returns } from './survivors/returns.ts'
import { shared } from './survivors/shared.ts'
import { waiting } from './survivors/waiting.ts'

/**
 * All mutants that live. A file that is here promises that these are all of its own, one that is not here that none lives in it:
 * npm run mutation fails where that is not so.
 */
export const survivors: Survivors = {
  ...admin,
  ...artistDashboard,
  ...artists,
  ...cart,
  ...catalogue,
  ...claims,
  ...fairPay,
  ...favourites,
  ...identity,
  ...messages,
  ...notifications,
  ...orders,
  ...payments,
  ...payouts,
  ...returns,
  ...shared,
  ...waiting,
}
