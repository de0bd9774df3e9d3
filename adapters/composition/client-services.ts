import { accountCartStore } from '#adapters/browser/account-cart-store.ts'
import { accountKeptIds } from '#adapters/browser/account-kept-ids.ts'
import type { AccountLife } from '#adapters/browser/account-life.ts'
import { browserPasskeys } from '#adapters/browser/browser-passkeys.ts'
import { onComingBack } from '#adapters/browser/coming-back.ts'
import { laterLine } from '#adapters/browser/later-line.ts'
import { localKeptIds } from '#adapters/browser/local-kept-ids.ts'
import { localStorageCartStore } from '#adapters/browser/local-storage-cart-store.ts'
import { tabSessionNews } from '#adapters/browser/tab-session-news.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { later } from '#adapters/http-client/later.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'
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
  /** Of whoever signs in, writes or buys. */
  const errands = () => import('./errand-clients.ts').then(({ errandClients }) => errandClients(call))
  // Whoever touches something may be about to ask: by then the code is on its way.
  for (const sign of ['pointerdown', 'keydown'])
    window.addEventListener(sign, () => void errands().catch(() => undefined), { once: true, passive: true })
  const follows = later(errands, 'follows')
  return {
    sessionNews,
    catalogue: catalogueClient(call),
    visits: visitsClient(call),
    artists: artistsClient(call),
    fairPay: fairPayClient(call),
    accounts: later(errands, 'accounts'),
    ordering: later(errands, 'ordering'),
    cardTokens: later(errands, 'cardTokens'),
    sandboxPhone: later(errands, 'sandboxPhone'),
    messages: later(errands, 'messages'),
    following: later(errands, 'following'),
    cartStore: accountCartStore(localStorageCartStore(window), later(errands, 'cart'), life),
    favourites: accountKeptIds(localKeptIds(`${brand.slug}.favourites`), later(errands, 'favourites'), life),
    follows: accountKeptIds(
      localKeptIds(`${brand.slug}.follows`),
      { ids: follows.list, add: follows.follow, remove: follows.unfollow, unite: follows.unite },
      life,
    ),
    secondFactors: later(errands, 'secondFactors'),
    signInProviders: later(errands, 'signInProviders'),
    providerSignIn: later(errands, 'providerSignIn'),
    passkeyDevice: browserPasskeys(window),
    artistRooms: async () => (await import('./artist-rooms.ts')).artistRooms(api),
    adminRooms: async () => (await import('./admin-rooms.ts')).adminRooms(api),
    phoneNumbers: later(errands, 'phoneNumbers'),
    happenings: laterLine(async () => (await import('./live-happenings.ts')).liveHappenings),
  }
}
