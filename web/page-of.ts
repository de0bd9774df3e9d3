import type { Location, StaticHandlerContext, UIMatch } from 'react-router-dom'
import type { PageHandle, PageMeta } from './page-meta.ts'

const handleOf = (handle: unknown): PageHandle | null =>
  handle !== null && typeof handle === 'object' && 'meta' in handle ? (handle as PageHandle) : null

const missing: PageMeta = {
  title: 'Untitled (404)',
  description: 'This page was taken down, or was never hung here.',
}
const gone: PageMeta = {
  title: 'Taken down (410)',
  description: 'This work hung here once. It is no longer part of the gallery.',
}
const locked: PageMeta = {
  title: 'Locked (403)',
  description: 'Another key is needed here.',
}
const away: PageMeta = { title: 'The lights went out', description: 'The gallery did not answer.' }

const illegible: PageMeta = {
  title: 'A label nobody can read (400)',
  description: 'This address asks for something that the gallery does not know.',
}

/** The source files of the screens that a page shows, and of what they ask for at once. */
export const sourcesOf = (matches: StaticHandlerContext['matches']): string[] =>
  matches.flatMap(({ route }) => {
    const handle = handleOf(route.handle)
    return handle ? [handle.screen, ...handle.alongside] : []
  })

/** What a server-rendered page tells about itself; error pages tell what happened. */
export function metaOf(
  { matches, loaderData, errors, statusCode }: StaticHandlerContext,
  url: URL,
): PageMeta {
  if (errors) return statusCode === 403 ? locked : errorMeta(statusCode)
  const match = matches.findLast(({ route }) => handleOf(route.handle))
  return match ? (handleOf(match.route.handle)?.meta(loaderData[match.route.id], url) ?? missing) : missing
}

/** The same in the browser, for the page that is shown now; null where an error is shown in its place. */
export function currentMeta(matches: readonly UIMatch[], location: Location): PageMeta | null {
  const match = matches.findLast(({ handle }) => handleOf(handle))
  const handle = handleOf(match?.handle)
  if (!handle || (handle.readsData && match?.loaderData === undefined)) return null
  return handle.meta(match?.loaderData, new URL(location.pathname + location.search, window.location.origin))
}

/** What an error page tells about itself. */
export function errorMeta(status: number): PageMeta {
  if (status === 400) return illegible
  if (status === 410) return gone
  return status === 404 ? missing : away
}
