import { adminControllers } from './admin/admin.controllers.ts'
import { artistDashboardControllers } from './artist-dashboard/artist-dashboard.controllers.ts'
import { artistsControllers } from './artists/artists.controllers.ts'
import { cartControllers } from './cart/cart.controllers.ts'
import { catalogueControllers } from './catalogue/catalogue.controllers.ts'
import { picturesModule } from './catalogue/catalogue.pictures.ts'
import { claimsControllers } from './claims/claims.controllers.ts'
import { fairPayControllers } from './fair-pay/fair-pay.controllers.ts'
import { favouritesControllers } from './favourites/favourites.controllers.ts'
import { happeningsControllers } from './happenings/happenings.controllers.ts'
import { identityControllers } from './identity/identity.controllers.ts'
import { messagesControllers } from './messages/messages.controllers.ts'
import { notificationsControllers } from './notifications/notifications.controllers.ts'
import { deliveryModule } from './notifications/notifications.delivery.ts'
import { ordersControllers } from './orders/orders.controllers.ts'
import { pagesModule } from './pages/pages.module.ts'
import { paymentsControllers } from './payments/payments.controllers.ts'
import { payoutsControllers } from './payouts/payouts.controllers.ts'
import { postgresPorts } from './postgres-ports.ts'
import { returnsControllers } from './returns/returns.controllers.ts'
import { serviceModules } from './service-modules.ts'
import { sharedControllers } from './shared/shared.controllers.ts'
import { shippingControllers } from './shipping/shipping.controllers.ts'
import { siteIndexControllers } from './site-index/site-index.controllers.ts'
import { upkeepModule } from './upkeep/upkeep.module.ts'
import { waitingControllers } from './waiting/waiting.controllers.ts'

/** All that a server is put together from. */
export const serverModules = [
  ...postgresPorts,
  ...serviceModules,
  adminControllers,
  artistDashboardControllers,
  artistsControllers,
  cartControllers,
  catalogueControllers,
  deliveryModule,
  fairPayControllers,
  favouritesControllers,
  identityControllers,
  messagesControllers,
  notificationsControllers,
  ordersControllers,
  pagesModule,
  payoutsControllers,
  paymentsControllers,
  picturesModule,
  returnsControllers,
  claimsControllers,
  happeningsControllers,
  sharedControllers,
  shippingControllers,
  siteIndexControllers,
  upkeepModule,
  waitingControllers,
]
