import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { cartClient } from '#adapters/http-client/cart-client.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { claimsClient } from '#adapters/http-client/claims-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { favouritesClient, followingClient, followsClient } from '#adapters/http-client/favourites-client.ts'
import { messagesClient } from '#adapters/http-client/messages-client.ts'
import { orderingClient, trialPhoneClient } from '#adapters/http-client/orders-client.ts'
import { paymentsClient, sandboxCardTokensClient } from '#adapters/http-client/payments-client.ts'
import { receiptsClient } from '#adapters/http-client/receipts-client.ts'
import { withdrawalsClient } from '#adapters/http-client/returns-client.ts'
import { secondFactorsClient } from '#adapters/http-client/second-factors-client.ts'
import { shippingClient } from '#adapters/http-client/shipping-client.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import { waitingClient } from '#adapters/http-client/waiting-client.ts'
import { darajaStandIn } from '#adapters/testing/payments/daraja-stand-in.ts'
import { stripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { serviceAsker } from '../actors/service/service-asker.ts'
import { serviceCorrespondent } from '../actors/service/service-correspondent.ts'
import { serviceDevice } from '../actors/service/service-device.ts'
import { serviceHomeVisitor } from '../actors/service/service-home-visitor.ts'
import { serviceMember } from '../actors/service/service-member.ts'
import { serviceProgram } from '../actors/service/service-program.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import { serviceShopper } from '../actors/service/service-shopper.ts'
import { waitingKept } from '../actors/service/service-waiting.ts'
import { cookieFetch } from '../cookie-fetch.ts'
import type { Raised, Wanted } from '../stage.ts'
import { serve } from './served.ts'
import { servedAdministration } from './served-administration.ts'
import { paidByMpesa, servedMpesa } from './served-mpesa.ts'
import { servedSignedIn } from './served-signed-in.ts'
import { paidByStripe, servedStripe, standInBank, standInTokens } from './served-stripe.ts'
import { servedWorkers } from './served-workers.ts'

/** The HTTP client in front of the whole server: what a browser would send, without the browser. */
export async function raise(wanted: Wanted): Promise<Raised> {
  const standIn = wanted.paidByMpesa ? await darajaStandIn() : null
  const stripe = wanted.paidByStripe ? await stripeStandIn() : null
  const { stage, trends, artistsAtWork, server, sql } = await serve({
    ...(standIn && { payments: paidByMpesa(standIn) }),
    ...(stripe && { payments: paidByStripe(stripe) }),
  })
  const call = httpCaller({ origin: server.url })
  const ordering = orderingClient(call)
  const trialPhone = trialPhoneClient(call)
  const catalogue = catalogueClient(call)
  const shopper = serviceShopper({
    catalogue,
    artists: artistsClient(call),
    fairPay: fairPayClient(call),
    ordering,
    receipts: receiptsClient(call),
    withdrawals: withdrawalsClient(call),
    claims: claimsClient(call),
    payments: paymentsClient(call),
    shipping: shippingClient(call),
    cardTokens: stripe ? standInTokens(stripe) : sandboxCardTokensClient(call),
    trialPhone: { ...trialPhone, ...(stripe && standInBank(stripe, ordering)) },
    waiting: waitingKept(waitingClient(call)),
  })
  const newMember = async () => {
    const own = httpCaller({ origin: server.url, fetch: cookieFetch() })
    const accounts = accountsClient(own)
    const locks = serviceLocks(accounts, secondFactorsClient(own), softwarePasskeys(server.url))
    return serviceMember(accounts, locks)
  }
  const newDevice = async () => {
    const own = httpCaller({ origin: server.url, fetch: cookieFetch() })
    const accounts = accountsClient(own)
    return serviceDevice({
      catalogue: catalogueClient(own),
      artists: artistsClient(own),
      fairPay: fairPayClient(own),
      ordering: orderingClient(own),
      receipts: receiptsClient(own),
      withdrawals: withdrawalsClient(own),
      claims: claimsClient(own),
      payments: paymentsClient(own),
      shipping: shippingClient(own),
      cardTokens: sandboxCardTokensClient(own),
      trialPhone: trialPhoneClient(own),
      waiting: waitingKept(waitingClient(own)),
      accountCart: cartClient(own),
      favourites: favouritesClient(own),
      follows: followsClient(own),
      following: followingClient(own),
      accounts,
    })
  }
  const correspondent = serviceCorrespondent(artistsClient(call), messagesClient(call))
  const home = serviceHomeVisitor(catalogue, visitsClient(call))
  return {
    stage,
    trends,
    artistsAtWork,
    shopper,
    home,
    correspondent,
    ...(standIn && { mpesa: servedMpesa(standIn, server.url) }),
    ...(stripe && { stripe: servedStripe(stripe, server.url) }),
    newMember,
    newDevice,
    signedIn: servedSignedIn(sql, server.url),
    administration: servedAdministration(sql, server.url),
    workers: servedWorkers(sql, server.url),
    newAsker: async (login) => serviceAsker(server.url, login),
    newProgram: (login) => serviceProgram(server.url, login),
  }
}
