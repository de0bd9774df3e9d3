import { createElement } from 'react'
import { type DataRouteMatch, type DataRouteObject, matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Routes under the names by which the server, too, says what it has loaded for them: their own, or their place in the
 * tree. They are copies: what comes late is written into them.
 */
export const knownRoutes = (routes: RouteObject[], parent: readonly string[] = []): DataRouteObject[] =>
  routes.map(({ ErrorBoundary, children, ...route }, place) => {
    const path = [...parent, String(place)]
    return {
      ...route,
      id: route.id ?? path.join('-'),
      ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }),
      ...(children && { children: knownRoutes(children, path) }),
    } as DataRouteObject
  })

/** Adds routes below the one of a name. */
export function addRoutes(routes: DataRouteObject[], parent: string, added: RouteObject[]): void {
  for (const { id, children = [] } of routes) {
    if (id === parent) children.push(...knownRoutes(added, [id, String(children.length)]))
    addRoutes(children, parent, added)
  }
}

/** The routes of an address, from the outermost on. */
export const matchesOf = (routes: DataRouteObject[], path: string): DataRouteMatch[] =>
  matchRoutes(routes, path) ?? []

/** Brings what comes in files of its own: the screen and its loader. */
export async function bring({ route }: DataRouteMatch): Promise<void> {
  const { lazy } = route
  if (typeof lazy !== 'object') return
  const [Component, loader] = await Promise.all([lazy.Component?.(), lazy.loader?.()])
  Object.assign(route, Component && { Component }, loader && { loader })
  delete route.lazy
}

/** The route that shows an error of this one, the last one unless told: itself or the nearest around it. */
export function boundaryOf(matches: readonly DataRouteMatch[], place = matches.length - 1): string {
  const around = matches.slice(0, place + 1)
  return (around.findLast(({ route }) => route.errorElement !== undefined) ?? around[0])?.route.id ?? ''
}
