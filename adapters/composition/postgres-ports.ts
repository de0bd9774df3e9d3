import { adminInPostgres, thisMachine } from './admin/admin.postgres.ts'
import { artistDashboardInPostgres } from './artist-dashboard/artist-dashboard.postgres.ts'
import { artistsInPostgres } from './artists/artists.postgres.ts'
import { cartInPostgres } from './cart/cart.postgres.ts'
import { intakeApart, keptPictures } from './catalogue/catalogue.pictures.ts'
import { catalogueInPostgres, importInPostgres } from './catalogue/catalogue.postgres.ts'
import { claimsInPostgres } from './claims/claims.postgres.ts'
import { fairPayInPostgres } from './fair-pay/fair-pay.postgres.ts'
import { favouritesInPostgres } from './favourites/favourites.postgres.ts'
import {
  identityInPostgres,
  providersInPostgres,
  secondFactorsInPostgres,
} from './identity/identity.postgres.ts'
import { messagesInPostgres } from './messages/messages.postgres.ts'
import { notificationsInPostgres } from './notifications/notifications.postgres.ts'
import { ordersInPostgres } from './orders/orders.postgres.ts'
import { paymentsInPostgres } from './payments/payments.postgres.ts'
import { payoutsInPostgres } from './payouts/payouts.postgres.ts'
import { returnsInPostgres } from './returns/returns.postgres.ts'
import { databaseModule, sharedInPostgres } from './shared/shared.postgres.ts'
import { shippingInPostgres } from './shipping/shipping.postgres.ts'
import { waitingInPostgres } from './waiting/waiting.postgres.ts'

/** Every port over PostgreSQL; stands on `database.orm`. */
export const postgresPorts = [
  adminInPostgres,
  artistDashboardInPostgres,
  artistsInPostgres,
  cartInPostgres,
  catalogueInPostgres,
  databaseModule,
  fairPayInPostgres,
  favouritesInPostgres,
  identityInPostgres,
  importInPostgres,
  intakeApart,
  keptPictures,
  messagesInPostgres,
  notificationsInPostgres,
  ordersInPostgres,
  paymentsInPostgres,
  payoutsInPostgres,
  providersInPostgres,
  returnsInPostgres,
  claimsInPostgres,
  secondFactorsInPostgres,
  sharedInPostgres,
  shippingInPostgres,
  thisMachine,
  waitingInPostgres,
]
