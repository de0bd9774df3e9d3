import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Favourites, Following, Follows } from '#application/favourites/contract.ts'
import type { Call, HttpCaller } from './call.ts'
import { artworkAmounts } from './catalogue-client.ts'
import { page } from './page.ts'

const favorites = '/users/favorites'
const following = '/users/following'

/** The account's favourites over HTTP. */
export const favouritesClient = (call: HttpCaller): Favourites => {
  const at = (artworkId: string): string => `${favorites}/${encodeURIComponent(artworkId)}`
  const works = (asked: Call) => page<ArtworkView>(call, { ...asked, amounts: artworkAmounts })
  return {
    list: (request) => works({ path: favorites, query: { ...request }, failure: 'Failed to get favorites' }),
    ids: async () =>
      (await call<string[]>({ path: `${favorites}/ids`, failure: 'Failed to get favorites' })).body,
    add: (id) => works({ method: 'POST', path: at(id), keepalive: true, failure: 'Failed to add favorite' }),
    remove: (id) =>
      works({ method: 'DELETE', path: at(id), keepalive: true, failure: 'Failed to remove favorite' }),
    async unite(ids) {
      const failure = 'Failed to add favorite'
      return (await call<string[]>({ method: 'POST', path: favorites, body: { ids }, failure })).body
    },
  }
}

/** Whom the account follows, over HTTP. */
export const followsClient = (call: HttpCaller): Follows => {
  const at = (artistId: string): string => `/artists/${encodeURIComponent(artistId)}/follow`
  return {
    list: async () => (await call<string[]>({ path: following })).body,
    async follow(artistId) {
      await call({ method: 'POST', path: at(artistId), keepalive: true })
    },
    async unfollow(artistId) {
      await call({ method: 'DELETE', path: at(artistId), keepalive: true })
    },
    unite: async (ids) => (await call<string[]>({ method: 'POST', path: following, body: { ids } })).body,
  }
}

/** Whom the account follows, to look through, over HTTP. */
export const followingClient = (call: HttpCaller): Following => {
  const mails = `${following}/mails`
  return {
    artists: (request) =>
      page<ArtistView>(call, {
        path: `${following}/artists`,
        query: { ...request },
        amounts: artworkAmounts,
        failure: 'The artists you follow could not be loaded.',
      }),
    wantsMails: async () => (await call<{ wanted: boolean }>({ path: mails })).body.wanted,
    async wantMails(wanted) {
      await call({ method: 'PUT', path: mails, body: { wanted } })
    },
  }
}
