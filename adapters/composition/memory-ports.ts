import { adminInMemory, machineInMemory } from './admin/admin.memory.ts'
import { artistDashboardInMemory } from './artist-dashboard/artist-dashboard.memory.ts'
import { artistsInMemory } from './artists/artists.memory.ts'
import { cartInMemory } from './cart/cart.memory.ts'
import { catalogueInMemory, intakeHere } from './catalogue/catalogue.memory.ts'
import { claimsInMemory } from './claims/claims.memory.ts'
import { fairPayInMemory } from './fair-pay/fair-pay.memory.ts'
import { favouritesInMemory } from './favourites/favourites.memory.ts'
import { identityInMemory, providersInMemory, secondFactorsInMemory } from './identity/identity.memory.ts'
import { messagesInMemory } from './messages/messages.memory.ts'
import { notificationsInMemory } from './notifications/notifications.memory.ts'
import { ordersInMemory } from './orders/orders.memory.ts'
import { paymentsInMemory } from './payments/payments.memory.ts'
import { payoutsInMemory } from './payouts/payouts.memory.ts'
import { returnsInMemory } from './returns/returns.memory.ts'
import { sharedInMemory } from './shared/shared.memory.ts'
import { shippingInMemory } from './shipping/shipping.memory.ts'
import { waitingInMemory } from './waiting/waiting.memory.ts'

/** Every port over a memory; stands on `memoryStore.memory`. */
export const memoryPorts = [
  adminInMemory,
  artistDashboardInMemory,
  artistsInMemory,
  cartInMemory,
  catalogueInMemory,
  fairPayInMemory,
  favouritesInMemory,
  identityInMemory,
  intakeHere,
  machineInMemory,
  messagesInMemory,
  notificationsInMemory,
  ordersInMemory,
  paymentsInMemory,
  payoutsInMemory,
  providersInMemory,
  returnsInMemory,
  claimsInMemory,
  secondFactorsInMemory,
  sharedInMemory,
  shippingInMemory,
  waitingInMemory,
]
