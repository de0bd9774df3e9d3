import { artistDashboardClient } from '#adapters/http-client/artist-dashboard-client.ts'
import { type HttpOptions, httpCaller } from '#adapters/http-client/call.ts'
import { artistClaimsClient } from '#adapters/http-client/claims-client.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import { ownProfileClient } from '#adapters/http-client/own-profile-client.ts'
import { ownPayoutsClient, payoutAccountClient } from '#adapters/http-client/payouts-client.ts'
import { artistReturnsClient } from '#adapters/http-client/returns-client.ts'
import { ownShippingClient } from '#adapters/http-client/shipping-client.ts'
import { tellingFetch } from '#adapters/http-client/telling-fetch.ts'
import type { ArtistServices } from '#application/pages/page-services.ts'

/** What an artist works with in a browser; a file of its own, which only their dashboard fetches. */
export function artistClients(api: HttpOptions): ArtistServices {
  const call = httpCaller(api)
  return {
    profile: ownProfileClient(call),
    artworks: ownArtworksClient(call, (progress) => httpCaller({ ...api, fetch: tellingFetch(progress) })),
    dashboard: artistDashboardClient(call),
    returns: artistReturnsClient(call),
    claims: artistClaimsClient(call),
    payouts: ownPayoutsClient(call),
    payoutAccount: payoutAccountClient(call),
    shipping: ownShippingClient(call),
  }
}
