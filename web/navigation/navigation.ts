import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type HydrationState,
  IDLE_NAVIGATION,
  type Location,
  NavigationType,
  type Path,
  type RouterState,
  type To,
} from 'react-router-dom'
import { addressOf, isPlaceOnly, locationOf } from './addresses.ts'
import { boundaryOf, matchesOf } from './known-routes.ts'
import { leaving } from './leaving.ts'
import { type LoadedPage, load, nothingLoaded, toLoad } from './loading.ts'
import { dataOf, firstPage, onTheWay } from './page-state.ts'
import { type StateStore, stateStore } from './state-store.ts'
import type { Steps } from './steps.ts'
import { transitions } from './transitions.ts'

interface NavigationSetup {
  readonly routes: DataRouteObject[]
  readonly steps: Steps
  /** What the server has loaded already. */
  readonly loaded?: HydrationState
  /** Brings the routes of an address that have not come yet; null where there are none. */
  readonly bringRoutes?: (path: string) => Promise<void> | null
}

/** How somebody goes to a page. */
interface Manner {
  readonly replace?: boolean
  readonly viewTransition?: boolean
}

interface GoingOptions extends Manner {
  /** What goes along with the address. */
  readonly state?: unknown
}

/** A page that somebody is on the way to. */
interface Going extends Manner {
  readonly action: NavigationType
  readonly location: Location
  /** Whether it is no way at all: the first page, or the one at hand loaded again. */
  readonly isHere?: boolean
}

/** As much of react-router's data router as its hooks and components ask for here. */
export interface Navigation extends Pick<StateStore, 'subscribe' | 'onShown'> {
  readonly state: RouterState
  readonly routes: DataRouteObject[]
  /** Routes that replace those of a page, by their names: none do. */
  readonly manifest: Readonly<Record<string, never>>
  readonly window: Window
  /** Goes to an address, or so many steps back and forth. @returns when it is shown, or given up */
  navigate(to: To | number | null, options?: GoingOptions): Promise<void>
  /** Loads again what is on the screen, or on its way there. @returns when it is there */
  revalidate(): Promise<void>
  createHref(to: To): string
  encodeLocation(to: To): Path
  getBlocker(key: string, asks: BlockerFunction): Blocker
  deleteBlocker(key: string): void
}

const { Pop, Push, Replace } = NavigationType

/** Takes people from page to page in one tab; each is shown once all that it shows is there. */
export function createNavigation({ routes, steps, loaded = {}, bringRoutes }: NavigationSetup): Navigation {
  const first = steps.here()
  const store = stateStore(firstPage(first, matchesOf(routes, first.pathname), loaded))
  const { get: now, change, subscribe, onShown } = store
  let pending: { readonly going: Going; readonly gone: AbortController } | null = null
  /** Whether what is known may be out of date, until a page has loaded anew. */
  let isOutdated = false
  const waiting: (() => void)[] = []
  const arrival = () => new Promise<void>((resolve) => waiting.push(resolve))
  const stopWaiting = () => waiting.splice(0).forEach((resolve) => resolve())
  const { getBlocker, deleteBlocker, isKept, allFree } = leaving(now, change)
  const { isShown } = transitions()

  function show(going: Going, matches: DataRouteMatch[], found: LoadedPage): void {
    const { action, location, isHere = false, viewTransition = false } = going
    if (!isHere && action === Push) steps.push(location)
    if (!isHere && action === Replace) steps.replace(location)
    const ends = { currentLocation: now().location, nextLocation: location }
    const isInTransition = !isHere && isShown(action, now().location, location, viewTransition)
    pending = null
    isOutdated = false
    change(
      {
        location,
        matches,
        loaderData: dataOf(matches, found, now().loaderData),
        errors: found.errors,
        historyAction: action,
        initialized: true,
        renderFallback: false,
        navigation: IDLE_NAVIGATION,
        revalidation: 'idle',
        blockers: allFree(),
      },
      isInTransition ? { viewTransitionOpts: ends } : {},
    )
    stopWaiting()
  }

  async function go(going: Going): Promise<void> {
    const { action, location, isHere = false, replace = false, viewTransition = false } = going
    pending?.gone.abort()
    const gone = new AbortController()
    pending = { going, gone }
    let matches = matchesOf(routes, location.pathname)
    if (now().initialized && !isOutdated && isPlaceOnly(now().location, location))
      return show(going, matches, { ...nothingLoaded, errors: now().errors })
    const tell = () => isHere || change({ navigation: onTheWay(location, matches, action) })
    const coming = bringRoutes?.(location.pathname)
    if (coming) {
      tell()
      const [came] = await Promise.allSettled([coming])
      if (gone.signal.aborted) return undefined
      if (came.status === 'rejected')
        return show(going, matches, { ...nothingLoaded, errors: { [boundaryOf(matches)]: came.reason } })
      matches = matchesOf(routes, location.pathname)
    }
    const asked = toLoad(matches, location, now(), isOutdated)
    if (asked.length === 0) return show(going, matches, nothingLoaded)
    if (!coming) tell()
    const found = await load(matches, asked, location, gone.signal)
    // Somebody may have gone elsewhere while it came.
    if (found === null || gone.signal.aborted) return undefined
    if (found.leadsTo === null) return show(going, matches, found)
    const onward = locationOf(location, found.leadsTo)
    return go({ action: replace ? Replace : Push, location: onward, replace, viewTransition })
  }

  async function navigate(to: To | number | null, options: GoingOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      const shown = arrival()
      steps.go(to)
      return shown
    }
    const { replace = false, viewTransition = false, state: goesAlong } = options
    const location = locationOf(now().location, to, goesAlong)
    const action = replace ? Replace : Push
    if (isKept(action, location, () => void navigate(to, options))) return undefined
    return go({ action, location, replace, viewTransition })
  }

  /** Told once somebody who is kept is back where they were: the browser has taken their step already. */
  let onBack: (() => void) | null = null
  let back = Promise.resolve()
  steps.listen((taken) => {
    if (onBack) {
      onBack()
      onBack = null
      return
    }
    const location = steps.here()
    if (taken !== null && isKept(Pop, location, () => void back.then(() => steps.go(taken)))) {
      back = new Promise((resolve) => {
        onBack = resolve
      })
      steps.go(-taken)
      stopWaiting()
    } else void go({ action: Pop, location })
  })
  if (!now().initialized) void go({ action: Pop, location: first, isHere: true })

  return {
    get state() {
      return now()
    },
    routes,
    manifest: {},
    window,
    subscribe,
    onShown,
    navigate,
    revalidate() {
      isOutdated = true
      const loadedAnew = arrival()
      change({ revalidation: 'loading' })
      void go(pending?.going ?? { action: now().historyAction, location: now().location, isHere: true })
      return loadedAnew
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation(to) {
      const { pathname, search, hash } = addressOf(to)
      return { pathname, search, hash }
    },
    getBlocker,
    deleteBlocker,
  }
}
