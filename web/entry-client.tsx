import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { clientServices } from '#adapters/composition/browser/client-services.ts'
import { type PagesAhead, pagesAhead } from './ahead/pages-ahead.ts'
import { pageSession } from './identity/session/page-session.ts'
import { keptIds } from './kept/kept-ids.ts'
import { startOfflineWorker } from './offline/offline-worker.ts'
import { Page } from './page.tsx'
import { createRoutes, screensId } from './routes.tsx'
import { loadAccountMenu } from './shell/header/account-place.tsx'
import { activeIndex, comesLater } from './shell/navigation.ts'
import { accountIn } from './shop-data.ts'
import { reloadForNewBuild } from './stale-build.ts'
import { takeOver } from './taken-over.ts'
import { toast } from './ui/feedback/toast.tsx'

/** Screens and their loaders come in files of their own; those of this page must be there before its HTML is taken over. */
async function withScreens(routes: RouteObject[]): Promise<RouteObject[]> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (!route.lazy || typeof route.lazy === 'function') return
      const [Component, loader] = await Promise.all([route.lazy.Component?.(), route.lazy.loader?.()])
      Object.assign(route, Component && { Component }, loader && { loader })
      delete route.lazy
    }),
  )
  return routes
}

let ahead: PagesAhead | undefined
let router: ReturnType<typeof createBrowserRouter> | undefined
reloadForNewBuild(() => ahead?.isFetching() === true && router?.state.navigation.state === 'idle')
const root = document.getElementById('root')
const pageData = document.getElementById('page-data')?.textContent
if (root && pageData) {
  const data = JSON.parse(pageData) as HydrationState
  // Where the router looks for the data that the server has loaded already.
  Object.assign(window, { __staticRouterHydrationData: data })
  const { favouriteIds, followIds, sessionNews, ...client } = clientServices(() => ahead?.forget())
  const { accounts } = client
  const session = pageSession({ account: accountIn(data.loaderData), accounts, sessionNews })
  const life = { session, onComingBack: client.onComingBack, say: toast.error }
  const services = {
    ...client,
    session,
    favourites: keptIds({ ...favouriteIds, ...life }),
    follows: keptIds({ ...followIds, ...life }),
  }
  // Most visitors never open a dashboard or the like: not even its addresses are known to them.
  let later: RouteObject[] = []
  const bringLater = async () => (later = (await import('./later-routes.ts')).laterRoutes(services))
  if (comesLater(window.location.pathname)) await bringLater()
  const [routes] = await Promise.all([
    withScreens(createRoutes(services, later)),
    // The page is of use without it; its place tries again.
    session.current() && loadAccountMenu().catch(() => undefined),
  ])
  ahead = pagesAhead(routes, (path) => activeIndex(path) >= 0)
  const shop = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (later.length === 0 && comesLater(path)) patch(screensId, await bringLater())
    },
  })
  router = shop
  // In slices: the page answers to scrolling and touching while its HTML is taken over.
  takeOver(root)
  startTransition(() => {
    hydrateRoot(
      root,
      <Page services={services}>
        <RouterProvider router={shop} />
      </Page>,
    )
  })
  // Where somebody means to go is of interest once they can.
  void import('./ahead/intent.ts').then(
    ({ watchIntent }) => watchIntent((url) => void ahead?.fetch(url, shop.state.matches)),
    () => undefined,
  )
  startOfflineWorker()
}
