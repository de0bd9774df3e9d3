import { type LoaderFunctionArgs, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'

/** Milliseconds for which what was fetched ahead is as good as what is fetched at the click. */
const goodFor = 10_000
const mostAtOnce = 2
const mostKept = 6

/** What is on the screen now, from the outermost route on. */
type Shown = readonly { readonly pathname: string; readonly route: Pick<RouteObject, 'path' | 'index'> }[]

interface PageAhead {
  readonly askedAt: number
  /** What loaders will give once, by their routes. */
  readonly answers: Map<RouteObject, Promise<unknown>>
}

/** Pages that are fetched before anybody goes there. */
export interface PagesAhead {
  /** Fetches the screen of an address, and what it shows where that is the same for everybody. */
  fetch(url: URL, shown: Shown): Promise<void>
  /** Fetches the screen of a path, and nothing of what it shows. */
  bring(path: string): Promise<void>
  /** Whether something is on its way that nobody has asked for yet. */
  isFetching(): boolean
  /** Lets go of what was fetched: it may read differently now. */
  forget(): void
}

/** Whether a route is shown already and says by itself when it loads anew. */
const stays = ({ route, pathname }: RouteMatch, was: Shown[number] | undefined): boolean =>
  route.shouldRevalidate !== undefined &&
  was?.pathname === pathname &&
  was.route.path === route.path &&
  was.route.index === route.index

/**
 * Has the loaders of these routes give what was fetched ahead, once each, and load as ever where nothing was. What is
 * on its way is waited for, what has failed is asked for again.
 */
export function pagesAhead(
  routes: RouteObject[],
  isForAll: (path: string) => boolean,
  now: () => number = Date.now,
): PagesAhead {
  const pages = new Map<string, PageAhead>()
  const loads = new Map<RouteObject, (args: LoaderFunctionArgs) => unknown>()

  const isGood = (page: PageAhead | undefined): page is PageAhead =>
    page !== undefined && now() - page.askedAt < goodFor
  const take = (route: RouteObject, url: string): Promise<unknown> | undefined => {
    const page = pages.get(url)
    const answer = page?.answers.get(route)
    page?.answers.delete(route)
    return isGood(page) ? answer : undefined
  }
  const prepare = (route: RouteObject): void => {
    const { loader, children } = route
    if (typeof loader === 'function') {
      loads.set(route, loader)
      route.loader = (args, context) => take(route, args.request.url) ?? loader(args, context)
    }
    children?.forEach(prepare)
  }
  routes.forEach(prepare)

  /** Begins with what a page shows, where that is neither here nor on its way. */
  const ask = (url: URL, matches: readonly RouteMatch[], shown: Shown): Promise<unknown>[] => {
    const { href, pathname } = url
    if (!isForAll(pathname) || isGood(pages.get(href))) return []
    const page: PageAhead = { askedAt: now(), answers: new Map() }
    pages.delete(href)
    pages.set(href, page)
    const [oldest] = pages.keys()
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest)
    for (const [place, match] of matches.entries()) {
      const load = loads.get(match.route)
      if (!load || stays(match, shown[place])) continue
      const args = { request: new Request(href), url, params: match.params, pattern: '', context: {} }
      const answer = (async () => load(args))()
      page.answers.set(match.route, answer)
      answer.catch(() => page.answers.delete(match.route))
    }
    return [...page.answers.values()]
  }

  const screensOf = (matches: readonly RouteMatch[]): unknown[] =>
    matches.map(({ route: { lazy } }) => (typeof lazy === 'object' ? lazy.Component?.() : null))

  let onTheirWay = 0
  let screensAlone = 0
  return {
    async fetch(url, shown) {
      if (onTheirWay >= mostAtOnce) return
      onTheirWay++
      const matches = matchRoutes(routes, url) ?? []
      await Promise.allSettled([...screensOf(matches), ...ask(url, matches, shown)])
      onTheirWay--
    },
    async bring(path) {
      screensAlone++
      await Promise.allSettled(screensOf(matchRoutes(routes, path) ?? []))
      screensAlone--
    },
    isFetching: () => onTheirWay + screensAlone > 0,
    forget: () => pages.clear(),
  }
}
