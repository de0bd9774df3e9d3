import {
  type DataRouteMatch,
  type HydrationState,
  IDLE_NAVIGATION,
  type Location,
  NavigationType,
  type RouterState,
} from 'react-router-dom'
import type { LoadedPage } from './loading.ts'

/** Whether the server has loaded all of a page that is shown. */
function isWhole(matches: readonly DataRouteMatch[], { loaderData, errors }: HydrationState): boolean {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed)
  return shown.every(({ route }) => !route.lazy && (!route.loader || (loaderData && route.id in loaderData)))
}

/** The page that a tab begins with, as far as the server has loaded it. */
export function firstPage(
  location: Location,
  matches: DataRouteMatch[],
  loaded: HydrationState,
): RouterState {
  const initialized = isWhole(matches, loaded)
  return {
    historyAction: NavigationType.Pop,
    location,
    matches,
    initialized,
    renderFallback: !initialized,
    navigation: IDLE_NAVIGATION,
    revalidation: 'idle',
    loaderData: loaded.loaderData ?? {},
    errors: loaded.errors ?? null,
    blockers: new Map(),
    // Of what follows nothing is in use here; the hooks look at it all the same.
    actionData: null,
    fetchers: new Map(),
    restoreScrollPosition: null,
    preventScrollReset: false,
  }
}

/** What is known of a page once it has loaded: what was found, and what of its routes needed no asking. */
export function dataOf(
  matches: readonly DataRouteMatch[],
  { data, asked, errors }: LoadedPage,
  known: RouterState['loaderData'],
): RouterState['loaderData'] {
  const all: RouterState['loaderData'] = {}
  for (const { route } of matches) {
    const { id } = route
    if (data.has(id)) all[id] = data.get(id)
    else if (!asked.has(id) && route.loader && id in known) all[id] = known[id]
    if (errors && id in errors) break
  }
  return all
}

/** What is told of a page while somebody is on the way there. */
export const onTheWay = (
  location: Location,
  matches: DataRouteMatch[],
  historyAction: NavigationType,
): RouterState['navigation'] => ({
  state: 'loading',
  location,
  matches,
  historyAction,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
})
