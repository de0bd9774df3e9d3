import type Router from '@koa/router'

/** A part of a path weighs the more the more fits it: its own words, anything with such an end, anything. */
const weightsOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? (/\W/.test(part.slice(1)) ? '1' : '2') : '0'))
    .join('')

/**
 * Puts the routes of a router in the order in which they are tried: '/artists/my-profile' before '/artists/:id',
 * '/artist/payouts/:month.pdf' before '/artist/payouts/:month', whichever was added first. What is done on the way to every route stays in front.
 */
export function inOrderOfSpecificity(router: Router): void {
  const onTheWay = router.stack.filter(({ methods }) => methods.length === 0)
  const routes = router.stack
    .filter(({ methods }) => methods.length > 0)
    .map((route) => ({ route, weights: weightsOf(String(route.path)) }))
    .toSorted((one, other) => (one.weights < other.weights ? -1 : one.weights > other.weights ? 1 : 0))
  router.stack = [...onTheWay, ...routes.map(({ route }) => route)]
}
