import type { DataRouteMatch, Location, RouterState } from 'react-router-dom'
import { addressOf } from './addresses.ts'
import { boundaryOf, bring } from './known-routes.ts'

type Errors = Readonly<Record<string, unknown>>

/** What was loaded for a page by the names of its routes, and what came instead. */
export interface LoadedPage {
  /** Of those routes that were asked: those that failed have none. */
  readonly data: ReadonlyMap<string, unknown>
  readonly asked: ReadonlySet<string>
  readonly errors: Errors | null
  /** Where a loader says that the page is. */
  readonly leadsTo: string | null
}

export const nothingLoaded: LoadedPage = { data: new Map(), asked: new Set(), errors: null, leadsTo: null }

/** The routes of a page that have something to load before it is shown, all that may have changed where it is `anew`. */
export function toLoad(
  matches: readonly DataRouteMatch[],
  next: Location,
  shown: RouterState,
  anew: boolean,
): DataRouteMatch[] {
  const currentUrl = addressOf(shown.location)
  const nextUrl = addressOf(next)
  return matches.filter((match, place) => {
    const { route, params } = match
    if (route.lazy) return true
    if (!route.loader) return false
    const was = shown.matches[place]
    if (was?.route.id !== route.id || !(route.id in shown.loaderData)) return true
    const defaultShouldRevalidate =
      anew ||
      currentUrl.pathname === nextUrl.pathname ||
      currentUrl.search !== nextUrl.search ||
      was.pathname !== match.pathname
    if (!route.shouldRevalidate) return defaultShouldRevalidate
    const { params: currentParams } = was
    return route.shouldRevalidate({
      currentUrl,
      currentParams,
      nextUrl,
      nextParams: params,
      defaultShouldRevalidate,
    })
  })
}

/** What is thrown on purpose, as screens read it: `data()` with a status. */
function asThrown(error: unknown): unknown {
  if (!(error instanceof Object) || !('init' in error) || !('data' in error)) return error
  const { status = 500, statusText = '' } = (error.init ?? {}) as ResponseInit
  return { status, statusText, data: error.data, internal: false }
}

/** Asks one route for what it shows, its screen's file beside it. */
async function ask(match: DataRouteMatch, request: Request): Promise<unknown> {
  const { route, params } = match
  const coming = bring(match)
  const asking = async () => {
    if (!route.loader) await coming
    if (typeof route.loader !== 'function') return undefined
    return route.loader({ request, url: new URL(request.url), params, pattern: '', context: {} })
  }
  // An error is not shown before there is something to show it in.
  const [came, answer] = await Promise.allSettled([coming, asking()])
  if (came.status === 'rejected') throw came.reason
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

const leadsTo = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null

/** Loads a page, all its routes at once. @returns null where nobody waits for it any more */
export async function load(
  matches: readonly DataRouteMatch[],
  asked: readonly DataRouteMatch[],
  location: Location,
  signal: AbortSignal,
): Promise<LoadedPage | null> {
  const address = addressOf(location)
  address.hash = ''
  const request = new Request(address, { signal })
  const left = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const answers = await Promise.race([Promise.allSettled(asked.map((match) => ask(match, request))), left])
  if (answers === null) return null
  const data = new Map<string, unknown>()
  let errors: Errors = {}
  let elsewhere: string | null = null
  for (const [place, match] of asked.entries()) {
    const answer = answers[place]
    if (!answer) continue
    const isGiven = answer.status === 'fulfilled'
    const said: unknown = isGiven ? answer.value : answer.reason
    elsewhere = leadsTo(said) ?? elsewhere
    if (isGiven) data.set(match.route.id, said)
    else errors = { [boundaryOf(matches, matches.indexOf(match))]: asThrown(said), ...errors }
  }
  const isWhole = Object.keys(errors).length === 0
  return {
    data,
    asked: new Set(asked.map(({ route }) => route.id)),
    errors: isWhole ? null : errors,
    leadsTo: elsewhere,
  }
}
