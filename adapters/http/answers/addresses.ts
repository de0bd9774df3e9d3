import type Router from '@koa/router'
import {
  aboutPage,
  artistRoute,
  artistsPage,
  artworkRoute,
  fairPayPage,
  galleryPage,
  homePage,
  shortAboutPage,
} from '#application/shared/addresses.ts'
import { operationsIn } from '../openapi/operation.ts'
import { fieldsOf } from '../requests/shape.ts'

/** Pages that look the same to all who are not signed in. */
const pages = [
  homePage,
  galleryPage,
  artworkRoute,
  artistsPage,
  artistRoute,
  aboutPage,
  shortAboutPage,
  fairPayPage,
]

/** Longer than any that our own pages link to: nobody means these. */
const longestAddress = 2_000

const id = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}'

/** An address as the API describes it, or as pages are routed, with one kind of thing in it. */
const patternOf = (path: string): string => path.replace(/\{id\}|:id/, id)

/** Every parameter is known, is there once and says something. */
function isWhole(query: string, names: ReadonlySet<string>): boolean {
  const seen = new Set<string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (value === '' || !names.has(name) || seen.has(name)) return false
    seen.add(name)
  }
  return true
}

/**
 * The addresses whose answers are the same for everybody: calls that say so where they are described, with the parameters that
 * they are checked against, and pages, with any.
 */
export function addressesForAll(routers: readonly Router[]): (url: string) => boolean {
  const calls = operationsIn(routers).filter(({ isForAll }) => isForAll)
  const known = [
    ...calls.map(({ path, query }) => ({
      pattern: new RegExp(`^/api${patternOf(path)}$`),
      names: new Set(query ? Object.keys(fieldsOf(query)) : []),
    })),
    ...pages.map((path) => ({ pattern: new RegExp(`^${patternOf(path)}$`), names: null })),
  ]
  return (url) => {
    if (url.length > longestAddress) return false
    const [path = '', query = ''] = url.split('?', 2)
    const found = known.find(({ pattern }) => pattern.test(path))
    return found !== undefined && (found.names === null || query === '' || isWhole(query, found.names))
  }
}
