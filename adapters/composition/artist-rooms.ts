import { artistDeskClient } from '#adapters/http-client/artist-desk-client.ts'
import { type HttpOptions, httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import { ownProfileClient } from '#adapters/http-client/own-profile-client.ts'
import { tellingFetch } from '#adapters/http-client/telling-fetch.ts'

/** What an artist works with in a browser; a file of its own, which only the dashboard fetches. */
export function artistRooms(api: HttpOptions) {
  const call = httpCaller(api)
  return {
    profile: ownProfileClient(call),
    artworks: ownArtworksClient(call, (progress) => httpCaller({ ...api, fetch: tellingFetch(progress) })),
    desk: artistDeskClient(call),
  }
}
