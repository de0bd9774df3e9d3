import { secondFactorRequired } from '#adapters/http/guarded.ts'
import { nobodysVisit } from '#application/identity/sessions/visit.ts'
import type { ServicesFor } from '#application/pages/page-services.ts'
import { adminServices } from '../admin/admin.tokens.ts'
import { artistDashboardServices } from '../artist-dashboard/artist-dashboard.tokens.ts'
import { artistServices } from '../artists/artists.tokens.ts'
import type { PortsOf } from '../binding.ts'
import { catalogueServices } from '../catalogue/catalogue.tokens.ts'
import { claimServices } from '../claims/claims.tokens.ts'
import { owesSecondFactor } from '../controller-tokens.ts'
import { fairPayServices } from '../fair-pay/fair-pay.tokens.ts'
import { favouriteServices } from '../favourites/favourites.tokens.ts'
import { callerOf, identityServices } from '../identity/identity.tokens.ts'
import { orderServices } from '../orders/orders.tokens.ts'
import { paymentServices, sandbox } from '../payments/payments.tokens.ts'
import { payoutServices } from '../payouts/payouts.tokens.ts'
import { returnServices } from '../returns/returns.tokens.ts'
import { shippingServices } from '../shipping/shipping.tokens.ts'

export const pageNeeds = {
  callerOf,
  owesSecondFactor,
  catalogue: catalogueServices.catalogue,
  artists: artistServices.artists,
  fairPay: fairPayServices.fairPay,
  payments: paymentServices.payments,
  shipping: shippingServices.shipping,
  ownShippingOf: shippingServices.own,
  cardTokens: sandbox.cardTokens,
  signInProviders: identityServices.signInProviders,
  accountsOf: identityServices.accounts,
  secondFactorsOf: identityServices.secondFactors,
  profileOf: artistServices.ownProfile,
  followingOf: favouriteServices.following,
  orderingOf: orderServices.ordering,
  receiptsOf: orderServices.receipts,
  withdrawalsOf: returnServices.withdrawals,
  ownReturnsOf: returnServices.own,
  returnsOf: returnServices.administration,
  claimsOf: claimServices.claims,
  ownClaimsOf: claimServices.own,
  allClaimsOf: claimServices.administration,
  phoneOf: sandbox.phone,
  ownArtworksOf: catalogueServices.ownArtworks,
  dashboardOf: artistDashboardServices.dashboard,
  ownPayoutsOf: payoutServices.own,
  payoutAccountOf: payoutServices.account,
  payoutsOf: payoutServices.administration,
  waitingOf: adminServices.waiting,
  statisticsOf: adminServices.statistics,
  approvalOf: adminServices.approval,
  usersOf: adminServices.users,
  artworksOf: adminServices.artworks,
  ordersOf: orderServices.administration,
  logOf: adminServices.log,
  mailsOf: adminServices.mails,
  systemOf: adminServices.system,
  noticesOf: paymentServices.notices,
  checksOf: orderServices.checks,
  refundsDueOf: orderServices.refundsDue,
  moneyOf: orderServices.moneyIn,
}

/** What the pages of one visitor may ask for. */
export const pageServices =
  (ports: PortsOf<typeof pageNeeds>): ServicesFor =>
  async (visit) => {
    const { catalogue, artists, fairPay, payments, shipping, cardTokens, signInProviders } = ports
    const caller = visit && (await ports.callerOf(visit))
    const carried = visit ?? nobodysVisit
    return {
      catalogue,
      artists,
      fairPay,
      payments,
      shipping,
      cardTokens,
      signInProviders,
      accounts: ports.accountsOf(carried),
      secondFactors: ports.secondFactorsOf(carried),
      following: ports.followingOf(caller),
      ordering: ports.orderingOf(caller),
      receipts: ports.receiptsOf(caller),
      withdrawals: ports.withdrawalsOf(caller),
      claims: ports.claimsOf(caller),
      trialPhone: ports.phoneOf(caller),
      artistServices: async () => ({
        profile: ports.profileOf(carried),
        artworks: ports.ownArtworksOf(caller),
        dashboard: ports.dashboardOf(caller),
        returns: ports.ownReturnsOf(caller),
        claims: ports.ownClaimsOf(caller),
        payouts: ports.ownPayoutsOf(caller),
        payoutAccount: ports.payoutAccountOf(carried),
        shipping: ports.ownShippingOf(caller),
      }),
      async adminServices() {
        // A page is no way around what the API asks of admins.
        if (caller?.role === 'admin' && (await ports.owesSecondFactor(caller))) throw secondFactorRequired()
        return {
          waiting: ports.waitingOf(caller),
          statistics: ports.statisticsOf(caller),
          approval: ports.approvalOf(caller),
          users: ports.usersOf(caller),
          artworks: ports.artworksOf(caller),
          orders: ports.ordersOf(caller),
          returns: ports.returnsOf(caller),
          claims: ports.allClaimsOf(caller),
          payouts: ports.payoutsOf(caller),
          log: ports.logOf(caller),
          mails: ports.mailsOf(caller),
          system: ports.systemOf(caller),
          paymentNotices: ports.noticesOf(caller),
          paymentChecks: ports.checksOf(caller),
          refundsDue: ports.refundsDueOf(caller),
          moneyIn: ports.moneyOf(caller),
        }
      },
    }
  }
