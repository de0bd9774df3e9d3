import { localKeptIds } from '#adapters/browser/local-kept-ids.ts'
import { localStorageCartStore } from '#adapters/browser/local-storage-cart-store.ts'
import { tabSessionNews } from '#adapters/browser/tab-session-news.ts'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { messagesClient } from '#adapters/http-client/messages-client.ts'
import {
  orderingClient,
  sandboxCardTokensClient,
  sandboxPhoneClient,
} from '#adapters/http-client/orders-client.ts'
import { visitsClient } from '#adapters/http-client/visits-client.ts'
import { brand } from '#domain/shared/brand.ts'

/** What the screens work with in a browser: the API, and the browser's own storage. */
export function clientServices() {
  const sessionNews = tabSessionNews()
  const call = httpCaller({ origin: '', onNotSignedIn: sessionNews.ended })
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
    cartStore: localStorageCartStore(window),
    favourites: localKeptIds(`${brand.slug}.favourites`),
    follows: localKeptIds(`${brand.slug}.follows`),
  }
}
