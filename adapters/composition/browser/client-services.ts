import { browserPasskeys } from '#adapters/browser/browser-passkeys.ts'
import { onComingBack } from '#adapters/browser/coming-back.ts'
import { laterLine } from '#adapters/browser/later-line.ts'
import { localKeptIds } from '#adapters/browser/local-kept-ids.ts'
import { localStorageCartStore } from '#adapters/browser/local-storage-cart-store.ts'
import { tabChannel } from '#adapters/browser/tab-channel.ts'
import { tabSessionNews } from '#adapters/browser/tab-session-news.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { fetched, later } from '#adapters/http-client/later.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import { brand } from '#domain/shared/brand.ts'

/** What every page of somebody's looks at again when they come back to it. */
const seenEverywhere = /^\/(?:cart|orders|users\/favorites|users\/following)(?:\/|$)|\/follow$/

/**
 * What the screens work with in a browser: the API, and the browser's own storage for whoever is not signed in.
 * `onChanged` is told of each answer to what may have changed something, and of what another tab has changed.
 */
export function clientServices(onChanged: () => void) {
  const sessionNews = tabSessionNews()
  // That something was changed, never what.
  const changes = tabChannel('changes')
  const api = {
    origin: '',
    onNotSignedIn: sessionNews.ended,
    onChanged: (path: string, isDone: boolean) => {
      // What was refused is news to nobody: two tabs would tell each other of it without end.
      if (isDone && seenEverywhere.test(path)) changes.tell('changed')
      onChanged()
    },
  }
  changes.onNews(onChanged)
  const call = httpCaller(api)
  /** Brings what only those need who sign in, write or buy; rejects where it is out of reach. */
  const onDemand = () => import('./clients-on-demand.ts').then(({ clientsOnDemand }) => clientsOnDemand(call))
  const follows = later(onDemand, 'follows')
  return {
    sessionNews,
    onDemand,
    catalogue: catalogueClient(call),
    visits: visitsClient(call),
    artists: artistsClient(call),
    fairPay: later(onDemand, 'fairPay'),
    accounts: later(onDemand, 'accounts'),
    ordering: later(onDemand, 'ordering'),
    receipts: later(onDemand, 'receipts'),
    withdrawals: later(onDemand, 'withdrawals'),
    claims: later(onDemand, 'claims'),
    payments: later(onDemand, 'payments'),
    shipping: later(onDemand, 'shipping'),
    cardTokens: later(onDemand, 'cardTokens'),
    cardClients: later(onDemand, 'cardClients'),
    trialPhone: later(onDemand, 'trialPhone'),
    messages: later(onDemand, 'messages'),
    waiting: later(onDemand, 'waiting'),
    following: later(onDemand, 'following'),
    keptCart: localStorageCartStore(window),
    accountCart: later(onDemand, 'cart'),
    onComingBack: (listener: () => void) => {
      const besideAnother = () => {
        // One that is hidden looks when somebody comes back to it.
        if (document.visibilityState === 'visible') listener()
      }
      const stops = [onComingBack(listener), changes.onNews(besideAnother)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    favouriteIds: {
      kept: localKeptIds(`${brand.slug}.favourites`),
      account: later(onDemand, 'favourites'),
    },
    followIds: {
      kept: localKeptIds(`${brand.slug}.follows`),
      account: { ids: follows.list, add: follows.follow, remove: follows.unfollow, unite: follows.unite },
    },
    secondFactors: later(onDemand, 'secondFactors'),
    signInProviders: later(onDemand, 'signInProviders'),
    providerSignIn: later(onDemand, 'providerSignIn'),
    passkeyDevice: browserPasskeys(window),
    artistServices: async () => (await fetched(import('./artist-clients.ts'))).artistClients(api),
    adminServices: async () => (await fetched(import('./admin-clients.ts'))).adminClients(api),
    phoneNumbers: later(onDemand, 'phoneNumbers'),
    happenings: laterLine(async () => (await import('./browser-happenings.ts')).browserHappenings),
  }
}
