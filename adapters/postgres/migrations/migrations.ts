import type { MigrationObject } from '@mikro-orm/core'
import type { Database } from '../database.ts'
import { Shared } from './01-20/01-shared.ts'
import { Identity } from './01-20/02-identity.ts'
import { IdentitySecondLocks } from './01-20/03-identity-second-locks.ts'
import { Artists } from './01-20/04-artists.ts'
import { Catalogue } from './01-20/05-catalogue.ts'
import { CatalogueSearch } from './01-20/06-catalogue-search.ts'
import { CatalogueSorting } from './01-20/07-catalogue-sorting.ts'
import { CatalogueCounts } from './01-20/08-catalogue-counts.ts'
import { CatalogueFacets } from './01-20/09-catalogue-facets.ts'
import { CatalogueTrending } from './01-20/10-catalogue-trending.ts'
import { Favourites } from './01-20/11-favourites.ts'
import { Cart } from './01-20/12-cart.ts'
import { Orders } from './01-20/13-orders.ts'
import { OrdersSandbox } from './01-20/14-orders-sandbox.ts'
import { FairPay } from './01-20/15-fair-pay.ts'
import { Notifications } from './01-20/16-notifications.ts'
import { Messages } from './01-20/17-messages.ts'
import { Admin } from './01-20/18-admin.ts'
import { CatalogueEditions } from './01-20/19-catalogue-editions.ts'
import { CataloguePictures } from './01-20/20-catalogue-pictures.ts'
import { CatalogueGrounds } from './21-40/21-catalogue-grounds.ts'
import { FairPayPostings } from './21-40/22-fair-pay-postings.ts'
import { OrdersRefunds } from './21-40/23-orders-refunds.ts'
import { Payments } from './21-40/24-payments.ts'
import { Payouts } from './21-40/25-payouts.ts'
import { FairPayTotals } from './21-40/26-fair-pay-totals.ts'
import { OrdersHolds } from './21-40/27-orders-holds.ts'
import { CatalogueHolds } from './21-40/28-catalogue-holds.ts'
import { Shipping } from './21-40/29-shipping.ts'
import { Returns } from './21-40/30-returns.ts'
import { PaymentsNotices } from './21-40/31-payments-notices.ts'
import { PaymentsMpesa } from './21-40/32-payments-mpesa.ts'
import { Waiting } from './21-40/33-waiting.ts'
import { OrdersConfirmations } from './21-40/34-orders-confirmations.ts'
import { OrdersCarriage } from './21-40/35-orders-carriage.ts'
import { OrdersIncomingMoney } from './21-40/36-orders-incoming-money.ts'
import { PaymentsAskedByBank } from './21-40/37-payments-asked-by-bank.ts'
import { Claims } from './21-40/38-claims.ts'
import { PublicChanges } from './21-40/39-public-changes.ts'
import { PaymentsChecks } from './21-40/40-payments-checks.ts'
import { CatalogueHeldWorks } from './41-60/41-catalogue-held-works.ts'
import { PaymentsNoticesSeenTo } from './41-60/42-payments-notices-seen-to.ts'
import { OrdersRefundsDue } from './41-60/43-orders-refunds-due.ts'
import { CatalogueHeldWorksNoted } from './41-60/44-catalogue-held-works-noted.ts'
import { FairPayTotalsSlots } from './41-60/45-fair-pay-totals-slots.ts'
import { PaymentsPrice } from './41-60/46-payments-price.ts'
import { OrdersWaysBack } from './41-60/47-orders-ways-back.ts'
import { PaymentsGuarded } from './41-60/48-payments-guarded.ts'
import { PaymentsStandings } from './41-60/49-payments-standings.ts'
import { AdminSystem } from './41-60/50-admin-system.ts'
import { CatalogueSearchPending } from './41-60/51-catalogue-search-pending.ts'
import { PayoutsComeBack } from './41-60/52-payouts-come-back.ts'
import { PayoutsOrders } from './41-60/53-payouts-orders.ts'
import { FairPayBalance } from './41-60/54-fair-pay-balance.ts'
import { CartTakenOut } from './41-60/55-cart-taken-out.ts'
import { CatalogueSearchSlips } from './41-60/56-catalogue-search-slips.ts'
import { doubledAccounts, IdentityAddresses } from './41-60/57-identity-addresses.ts'
import { CatalogueRemovedPictures } from './41-60/58-catalogue-removed-pictures.ts'

interface ShopMigration extends MigrationObject {
  /** Asked once it is done. @returns a sentence for whoever runs the shop, of what it has left as it was; null for nothing */
  readonly whatWasLeft?: (db: Database) => Promise<string | null>
}

/** Every migration, in the order they run. Whatever changes comes behind them: none is changed once it has been released. */
export const migrations: ShopMigration[] = [
  { name: '01-shared', class: Shared },
  { name: '02-identity', class: Identity },
  { name: '03-identity-second-locks', class: IdentitySecondLocks },
  { name: '04-artists', class: Artists },
  { name: '05-catalogue', class: Catalogue },
  { name: '06-catalogue-search', class: CatalogueSearch },
  { name: '07-catalogue-sorting', class: CatalogueSorting },
  { name: '08-catalogue-counts', class: CatalogueCounts },
  { name: '09-catalogue-facets', class: CatalogueFacets },
  { name: '10-catalogue-trending', class: CatalogueTrending },
  { name: '11-favourites', class: Favourites },
  { name: '12-cart', class: Cart },
  { name: '13-orders', class: Orders },
  { name: '14-orders-sandbox', class: OrdersSandbox },
  { name: '15-fair-pay', class: FairPay },
  { name: '16-notifications', class: Notifications },
  { name: '17-messages', class: Messages },
  { name: '18-admin', class: Admin },
  { name: '19-catalogue-editions', class: CatalogueEditions },
  { name: '20-catalogue-pictures', class: CataloguePictures },
  { name: '21-catalogue-grounds', class: CatalogueGrounds },
  { name: '22-fair-pay-postings', class: FairPayPostings },
  { name: '23-orders-refunds', class: OrdersRefunds },
  { name: '24-payments', class: Payments },
  { name: '25-payouts', class: Payouts },
  { name: '26-fair-pay-totals', class: FairPayTotals },
  { name: '27-orders-holds', class: OrdersHolds },
  { name: '28-catalogue-holds', class: CatalogueHolds },
  { name: '29-shipping', class: Shipping },
  { name: '30-returns', class: Returns },
  { name: '31-payments-notices', class: PaymentsNotices },
  { name: '32-payments-mpesa', class: PaymentsMpesa },
  { name: '33-waiting', class: Waiting },
  { name: '34-orders-confirmations', class: OrdersConfirmations },
  { name: '35-orders-carriage', class: OrdersCarriage },
  { name: '36-orders-incoming-money', class: OrdersIncomingMoney },
  { name: '37-payments-asked-by-bank', class: PaymentsAskedByBank },
  { name: '38-claims', class: Claims },
  { name: '39-public-changes', class: PublicChanges },
  { name: '40-payments-checks', class: PaymentsChecks },
  { name: '41-catalogue-held-works', class: CatalogueHeldWorks },
  { name: '42-payments-notices-seen-to', class: PaymentsNoticesSeenTo },
  { name: '43-orders-refunds-due', class: OrdersRefundsDue },
  { name: '44-catalogue-held-works-noted', class: CatalogueHeldWorksNoted },
  { name: '45-fair-pay-totals-slots', class: FairPayTotalsSlots },
  { name: '46-payments-price', class: PaymentsPrice },
  { name: '47-orders-ways-back', class: OrdersWaysBack },
  { name: '48-payments-guarded', class: PaymentsGuarded },
  { name: '49-payments-standings', class: PaymentsStandings },
  { name: '50-admin-system', class: AdminSystem },
  { name: '51-catalogue-search-pending', class: CatalogueSearchPending },
  { name: '52-payouts-come-back', class: PayoutsComeBack },
  { name: '53-payouts-orders', class: PayoutsOrders },
  { name: '54-fair-pay-balance', class: FairPayBalance },
  { name: '55-cart-taken-out', class: CartTakenOut },
  { name: '56-catalogue-search-slips', class: CatalogueSearchSlips },
  { name: '57-identity-addresses', class: IdentityAddresses, whatWasLeft: doubledAccounts },
  { name: '58-catalogue-removed-pictures', class: CatalogueRemovedPictures },
]
