import { precached } from 'virtual:precached'
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { offlinePage } from '#application/shared/addresses.ts'
import { isWorkSeen, keptPageBegin, pageBegin, seenWorks, seenWorksFiles } from './offline/seen-works.ts'

/** As much of a service worker as is used here; its library of types and that of pages exclude each other. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void
}
declare const self: WorkerScope

const day = 86_400
const pictures = 'pictures'
const picture = /^\/media\/[^/]+\//

type Limits = ConstructorParameters<typeof ExpirationPlugin>[0]

/** Its own type says 'undefined' where a plugin's says 'absent'. */
const expiring = (limits: Limits): WorkboxPlugin => new ExpirationPlugin(limits) as WorkboxPlugin

const isOwn = (url: URL): boolean => url.origin === self.location.origin

// Nothing that a session would change may be kept: pages are fetched as by somebody unknown.
const asNobody = (request: Request | string): Request => new Request(request, { credentials: 'omit' })
addPlugins([{ requestWillFetch: ({ request }) => Promise.resolve(asNobody(request)) }])

// A new version waits until no page of the old one is open: nobody is surprised in the middle of an order.
cleanupOutdatedCaches()
precacheAndRoute([...precached], { ignoreURLParametersMatching: [/^to$/] })

// The first visit is kept too; only a second version has to wait.
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable())
})

registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      { handlerDidError: async ({ request }) => (await caches.open(seenWorksFiles)).match(request.url) },
      expiring({ maxEntries: 100, maxAgeSeconds: 60 * day }),
    ],
  }),
)

/** The same picture at any width that has been seen. */
async function anyWidth(address: string): Promise<Response | undefined> {
  const [start] = picture.exec(new URL(address).pathname) ?? []
  if (!start) return undefined
  const cache = await caches.open(pictures)
  const kept = (await cache.keys()).findLast(({ url }) => new URL(url).pathname.startsWith(start))
  return kept && cache.match(kept, { ignoreVary: true })
}

registerRoute(
  ({ url }) => isOwn(url) && picture.test(url.pathname),
  new CacheFirst({
    cacheName: pictures,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        handlerDidError: ({ request }) => anyWidth(request.url),
        // What is one account's alone is not for the next one at this browser, and a better one may be on its way.
        cacheWillUpdate: async ({ response }) =>
          response.ok && response.headers.get('Cache-Control')?.includes('immutable') ? response : null,
      },
      expiring({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
)

const seenPages = new CacheExpiration(seenWorks, { maxEntries: 24, maxAgeSeconds: 30 * day })

/** The built files that a page names, each once, one or several in an attribute; its styles name fonts for every script, which may never be read. */
const filesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/(?<=[" ])\/assets\/[^" ]+(?=[" ])/g)].map(([path]) => path))

/**
 * Keeps a page's files with it: a new version of the shop brings its own, and what was kept before would stand there
 * without its styles. Files that no kept page names any more go.
 */
async function keepFiles(html: string): Promise<void> {
  const files = await caches.open(seenWorksFiles)
  const named = filesIn(html)
  const missing = []
  for (const file of named) if (!(await files.match(file))) missing.push(file)
  if (missing.length === 0) return
  await files.addAll(missing)
  const works = await caches.open(seenWorks)
  const pages = await Promise.all((await works.matchAll()).map((page) => page.text()))
  const wanted = new Set([...named, ...pages.flatMap((page) => [...filesIn(page)])])
  for (const request of await files.keys())
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request)
}

/** Keeps the page of a work as somebody unknown sees it, or lets it go where it is no more. */
async function keep(path: string): Promise<void> {
  const request = asNobody(path)
  const response = await fetch(request)
  // Read to its end before the one that was kept goes: the network may be gone in the middle of it.
  const page = await response.clone().text()
  const cache = await caches.open(seenWorks)
  await cache.delete(request)
  if (!response.ok) return
  await cache.put(request, response)
  await seenPages.updateTimestamp(request.url)
  await seenPages.expireEntries()
  await keepFiles(page)
}

self.addEventListener('message', (event) => {
  if (isWorkSeen(event.data)) event.waitUntil(keep(event.data.path).catch(() => undefined))
})

/** Without a network: the page itself where it was seen, else a page that says so. */
async function withoutNetwork({ pathname, search }: URL): Promise<Response> {
  const seen = await (await caches.open(seenWorks)).match(pathname, { ignoreVary: true })
  if (seen)
    return new Response((await seen.text()).replace(pageBegin, keptPageBegin), { headers: seen.headers })
  const offline = await matchPrecache(offlinePage)
  if (!offline) return Response.error()
  return Response.redirect(`${offlinePage}?${new URLSearchParams({ to: pathname + search })}`)
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url),
  async ({ event, request, url }) => {
    try {
      const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> }
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      return withoutNetwork(url)
    }
  },
)
