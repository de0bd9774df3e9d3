import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { cartClient } from '#adapters/http-client/cart-client.ts'
import { favouritesClient, followingClient, followsClient } from '#adapters/http-client/favourites-client.ts'
import { messagesClient } from '#adapters/http-client/messages-client.ts'
import { trialPhoneClient } from '#adapters/http-client/orders-client.ts'
import { secondFactorsClient } from '#adapters/http-client/second-factors-client.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import { darajaStandIn } from '#adapters/testing/payments/daraja-stand-in.ts'
import { stripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { clientShop } from '../actors/service/client-shop.ts'
import { serviceAsker } from '../actors/service/service-asker.ts'
import { serviceCorrespondent } from '../actors/service/service-correspondent.ts'
import { serviceDevice } from '../actors/service/service-device.ts'
import { serviceHomeVisitor } from '../actors/service/service-home-visitor.ts'
import { serviceMember } from '../actors/service/service-member.ts'
import { serviceProgram } from '../actors/service/service-program.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import { serviceShopper } from '../actors/service/service-shopper.ts'
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
    adminsNeedSecondFactor: wanted.adminsNeedSecondFactor,
    terms: wanted.terms,
    ...(standIn && { payments: paidByMpesa(standIn) }),
    ...(stripe && { payments: paidByStripe(stripe) }),
  })
  const call = httpCaller({ origin: server.url })
  const shop = clientShop(call)
  const shopper = serviceShopper(
    stripe
      ? {
          ...shop,
          cardTokens: standInTokens(stripe),
          trialPhone: { ...trialPhoneClient(call), ...standInBank(stripe, shop.ordering) },
        }
      : shop,
  )
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
      ...clientShop(own),
      accountCart: cartClient(own),
      favourites: favouritesClient(own),
      follows: followsClient(own),
      following: followingClient(own),
      accounts,
    })
  }
  const correspondent = serviceCorrespondent(shop.artists, messagesClient(call))
  const home = serviceHomeVisitor(shop.catalogue, visitsClient(call))
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
