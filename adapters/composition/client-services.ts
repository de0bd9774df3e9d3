import { accountCartStore } from '#adapters/browser/account-cart-store.ts'
import { accountKeptIds } from '#adapters/browser/account-kept-ids.ts'
import type { AccountLife } from '#adapters/browser/account-life.ts'
import { browserPasskeys } from '#adapters/browser/browser-passkeys.ts'
import { onComingBack } from '#adapters/browser/coming-back.ts'
import { laterLine } from '#adapters/browser/later-line.ts'
import { localKeptIds } from '#adapters/browser/local-kept-ids.ts'
import { localStorageCartStore } from '#adapters/browser/local-storage-cart-store.ts'
import { tabSessionNews } from '#adapters/browser/tab-session-news.ts'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { cartClient } from '#adapters/http-client/cart-client.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { favouritesClient, followsClient } from '#adapters/http-client/favourites-client.ts'
import { messagesClient } from '#adapters/http-client/messages-client.ts'
import {
  orderingClient,
  sandboxCardTokensClient,
  sandboxPhoneClient,
} from '#adapters/http-client/orders-client.ts'
import { providerSignInClient, signInProvidersClient } from '#adapters/http-client/provider-sign-in-client.ts'
import { secondFactorsClient } from '#adapters/http-client/second-factors-client.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import type { AccountSession } from '#application/identity/account-session.ts'
import { brand } from '#domain/shared/brand.ts'

/**
 * What the screens work with in a browser: the API, and the browser's own storage for whoever is not signed in.
 * @param say tells the shopper of a change that did not hold
 */
export function clientServices(session: AccountSession, say: (text: string) => void) {
  const sessionNews = tabSessionNews()
  const life: AccountLife = { session, onComingBack, say }
  const api = { origin: '', onNotSignedIn: sessionNews.ended }
  const call = httpCaller(api)
  const follows = followsClient(call)
  return {
    sessionNews,
    catalogue: catalogueClient(call),
    visits: visitsClient(call),
    artists: artistsClient(call),
    fairPay: fairPayClient(call),
    accounts: accountsClient(call),
    ordering: orderingClient(call),
    cardTokens: sandboxCardTokensClient(call),
    sandboxPhone: sandboxPhoneClient(call),
    messages: messagesClient(call),
    cartStore: accountCartStore(localStorageCartStore(window), cartClient(call), life),
    favourites: accountKeptIds(localKeptIds(`${brand.slug}.favourites`), favouritesClient(call), life),
    follows: accountKeptIds(
      localKeptIds(`${brand.slug}.follows`),
      { ids: follows.list, add: follows.follow, remove: follows.unfollow, unite: follows.unite },
      life,
    ),
    secondFactors: secondFactorsClient(call),
    signInProviders: signInProvidersClient(call),
    providerSignIn: providerSignInClient(call),
    passkeyDevice: browserPasskeys(window),
    artistRooms: async () => (await import('./artist-rooms.ts')).artistRooms(api),
    happenings: laterLine(async () => (await import('./live-happenings.ts')).liveHappenings),
  }
}
