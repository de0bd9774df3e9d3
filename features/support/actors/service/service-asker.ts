import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { favouritesClient } from '#adapters/http-client/favourites-client.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { cookieFetch } from '#features/support/cookie-fetch.ts'
import type { Asker, Wish } from '#features/support/roles/asker.ts'
import type { Login } from '#features/support/roles/device.ts'

/** Asks by the HTTP client, over a line that can be cut. */
export function serviceAsker(origin: string, login: Login): Asker {
  const send = cookieFetch()
  let isCut = false
  const call = httpCaller({
    origin,
    fetch: (asked, init) => (isCut ? Promise.reject(new TypeError('The line is cut.')) : send(asked, init)),
  })
  const [catalogue, artists] = [catalogueClient(call), artistsClient(call)]
  const [accounts, favourites] = [accountsClient(call), favouritesClient(call)]

  /** The work that hangs first; looked up while the shop answers. */
  async function work() {
    const wasCut = isCut
    isCut = false
    const [first] = (await catalogue.artworks({ limit: 1 })).items
    isCut = wasCut
    if (!first) throw new Error('The gallery shows no work.')
    return first
  }

  const asking: Readonly<Record<Wish, () => Promise<unknown>>> = {
    'the gallery': () => catalogue.artworks({}),
    'a work': async () => catalogue.artwork((await work()).id),
    'the works of an artist': async () => catalogue.artworks({ artist: (await work()).artist.id }),
    'the artists': () => artists.artists({}),
    'what is trending': () => catalogue.trending({}),
    'to sign in': () => accounts.login(login),
    'to keep a work': async () => favourites.add((await work()).id),
    'her favourites': () => favourites.list({}),
    'to let a work go': async () => favourites.remove((await work()).id),
    'her profile': () => accounts.profile(),
  }

  return {
    async askInVain(wish) {
      isCut = true
      try {
        await asking[wish]()
        return null
      } catch (error) {
        if (isUnavailable(error)) return error.message
        throw error
      } finally {
        isCut = false
      }
    },
    askAgain: async (wish) => void (await asking[wish]()),
    leave: async () => undefined,
  }
}
