import { adminModule } from './admin/admin.module.ts'
import { artistDashboardModule } from './artist-dashboard/artist-dashboard.module.ts'
import { artistsModule } from './artists/artists.module.ts'
import { cartModule } from './cart/cart.module.ts'
import { catalogueModule } from './catalogue/catalogue.module.ts'
import { claimsModule } from './claims/claims.module.ts'
import { fairPayModule } from './fair-pay/fair-pay.module.ts'
import { favouritesModule } from './favourites/favourites.module.ts'
import { identityModule } from './identity/identity.module.ts'
import { messagesModule } from './messages/messages.module.ts'
import { ordersModule } from './orders/orders.module.ts'
import { paymentsModule } from './payments/payments.module.ts'
import { payoutsModule } from './payouts/payouts.module.ts'
import { returnsModule } from './returns/returns.module.ts'
import { sharedModule } from './shared/shared.module.ts'
import { shippingModule } from './shipping/shipping.module.ts'
import { waitingModule } from './waiting/waiting.module.ts'

/** Every service of the product, whatever stands behind its ports. */
export const serviceModules = [
  adminModule,
  artistDashboardModule,
  artistsModule,
  cartModule,
  catalogueModule,
  fairPayModule,
  favouritesModule,
  identityModule,
  messagesModule,
  ordersModule,
  paymentsModule,
  payoutsModule,
  returnsModule,
  claimsModule,
  sharedModule,
  shippingModule,
  waitingModule,
]
