/** Whom a route is for: 'user' is everybody who is signed in, whatever their role. */
export type RouteRule = 'anyone' | 'user' | 'artist' | 'admin'

/** Every route of the API, by whom it is for. One that stands nowhere here keeps the server from starting. */
const routes: Readonly<Record<RouteRule, readonly string[]>> = {
  anyone: [
    'GET /artworks',
    'GET /artworks/search',
    'GET /artworks/trending',
    'GET /artworks/facets',
    'GET /artworks/{id}',
    'GET /artworks/{id}/similar',
    'POST /artworks/{id}/views',
    'GET /categories',
    'GET /artists',
    'GET /artists/featured',
    'GET /artists/{id}',
    'POST /artists/{id}/messages',
    'GET /fair-pay',
    // A guest opens an order with its key.
    'POST /orders',
    'GET /orders/{number}',
    'POST /orders/{number}/cancel',
    'POST /sandbox-payments/tokens',
    'POST /sandbox-payments/phone-answers',
    'POST /auth/register',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/verify-email',
    'GET /auth/providers',
    'POST /auth/google',
    'POST /auth/google/code',
    'POST /auth/passkeys/request',
    'POST /auth/passkeys/sign-in',
  ],
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
    'POST /artists/{id}/follow',
    'DELETE /artists/{id}/follow',
    'GET /cart',
    'DELETE /cart',
    'PUT /cart/items/{artworkId}',
    'DELETE /cart/items/{artworkId}',
    'POST /cart/merge',
    'GET /orders',
  ],
  artist: [],
  admin: [],
}

const ruleOfRoute = new Map(
  (Object.entries(routes) as [RouteRule, readonly string[]][]).flatMap(([rule, all]) =>
    all.map((route) => [route, rule] as const),
  ),
)

/** @throws Error for a route that nobody has thought about */
export function ruleOf(route: string): RouteRule {
  const rule = ruleOfRoute.get(route)
  if (!rule) throw new Error(`${route} stands in no line of route-rules.ts: say whom it is for.`)
  return rule
}
