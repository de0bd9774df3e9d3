import { createPath, type Location, type To } from 'react-router-dom'

/** An address of this shop, whatever is written in it. */
export const addressOf = (to: To): URL =>
  new URL(typeof to === 'string' ? to : createPath(to), window.location.origin)

/** An address as a step in the history; where only a part is named, the rest is that of the page at hand. */
export function locationOf(here: Location, to: To | null, state: unknown = null): Location<unknown> {
  const path = typeof to === 'string' ? to : createPath({ pathname: here.pathname, ...to })
  const { pathname, search, hash } = new URL(path, addressOf(here))
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

/** Whether it is another place on the same page. */
export const isPlaceOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== ''
