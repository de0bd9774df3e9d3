import { adminRoutes } from './admin-routes.ts'
import { forAnyone } from './routes-for-anyone.ts'

/** Whom a route is for: 'user' is everybody who is signed in, whatever their role; 'dashboard' who has one. */
export type RouteRule = 'anyone' | 'user' | 'dashboard' | 'artist' | 'admin'

/** Every route of the API, by whom it is for. One that stands nowhere here keeps the server from starting. */
const routes: Readonly<Record<RouteRule, readonly string[]>> = {
  anyone: forAnyone,
  user: [
    'GET /auth/profile',
    'PUT /users/profile',
    'DELETE /users/profile',
    'GET /users/export',
    'POST /auth/change-password',
    'POST /auth/send-verification',
    'POST /auth/send-welcome-email',
    'GET /auth/sessions',
    'POST /auth/sessions/end-others',
    'DELETE /auth/sessions/{id}',
    'GET /auth/second-factor',
    'POST /auth/second-factor/app',
    'POST /auth/second-factor/app/confirm',
    'POST /auth/second-factor/app/remove',
    'POST /auth/second-factor/recovery-codes',
    'POST /auth/passkeys/creation',
    'POST /auth/passkeys',
    'DELETE /auth/passkeys/{id}',
    'GET /users/favorites',
    'GET /users/favorites/ids',
    'POST /users/favorites/{artworkId}',
    'DELETE /users/favorites/{artworkId}',
    'POST /users/favorites',
    'GET /users/following',
    'POST /users/following',
    'GET /users/following/artists',
    'GET /users/following/mails',
    'PUT /users/following/mails',
    'POST /artists/{id}/follow',
    'DELETE /artists/{id}/follow',
    'GET /cart',
    'DELETE /cart',
    'PUT /cart/items/{artworkId}',
    'DELETE /cart/items/{artworkId}',
    'POST /cart/merge',
    'GET /orders',
    // Whoever asks for it becomes an artist.
    'POST /artists',
  ],
  // Shoppers are told nothing there; they need no line for it.
  dashboard: ['GET /events'],
  artist: [
    'GET /artworks/artist',
    'GET /artworks/artist/my-artworks/all',
    'POST /artworks',
    'PUT /artworks/{id}',
    'DELETE /artworks/{id}',
    'GET /artist/artworks',
    'POST /artist/artworks',
    'POST /artist/artworks/withdraw-all',
    'POST /artist/artworks/import-previews',
    'POST /artist/artworks/imports',
    'GET /artist/artworks/{id}',
    'PUT /artist/artworks/{id}',
    'POST /artist/artworks/{id}/publish',
    'POST /artist/artworks/{id}/withdraw',
    'POST /artist/artworks/{id}/duplicate',
    'POST /artist/artworks/{id}/put-back',
    'POST /artist/artworks/{id}/pictures',
    'GET /artists/my-profile',
    'PUT /artists',
    'DELETE /artists',
    'POST /artists/ask-for-approval',
    'GET /artist/waiting',
    'GET /artist/orders',
    'GET /artist/orders/{number}',
    'POST /artist/orders/{number}/ship',
    'PUT /artist/orders/{number}/parcel',
    'GET /artist/orders/{number}/returns',
    'POST /artist/orders/{number}/returns/{id}/received',
    'PUT /artist/orders/{number}/returns/{id}/address',
    'GET /artist/claims',
    'GET /artist/orders/{number}/claims',
    'POST /artist/orders/{number}/claims/{id}/messages',
    'POST /artist/orders/{number}/claims/{id}/read',
    'GET /artist/earnings',
    'GET /artist/ledger',
    'GET /artist/ledger.csv',
    'GET /artist/payouts',
    'GET /artist/payouts/{month}',
    'GET /artist/payouts/{month}.pdf',
    'GET /artist/payouts/{year}.csv',
    'GET /artist/payout-account',
    'PUT /artist/payout-account',
    'POST /artist/payout-account/confirm',
    'GET /artist/shipping',
    'PUT /artist/shipping',
    'GET /artist/messages',
    'POST /artist/messages/{id}/answer',
    'POST /artist/messages/{id}/read',
  ],
  admin: adminRoutes,
}

const ruleOfRoute = new Map(
  (Object.entries(routes) as [RouteRule, readonly string[]][]).flatMap(([rule, all]) =>
    all.map((route) => [route, rule] as const),
  ),
)

/** Whom a route is for, as far as it was said; whatever serves it asks `ruleOf`. */
export const knownRuleOf = (route: string): RouteRule | undefined => ruleOfRoute.get(route)

/** @throws Error for a route that nobody has thought about */
export function ruleOf(route: string): RouteRule {
  const rule = ruleOfRoute.get(route)
  if (!rule) throw new Error(`${route} stands in no line of route-rules.ts: say whom it is for.`)
  return rule
}
