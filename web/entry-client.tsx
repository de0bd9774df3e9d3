import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { HydrationState } from 'react-router-dom'
import { clientServices } from '#adapters/composition/browser/client-services.ts'
import { onFirstTouch } from './ahead/first-touch.ts'
import { type PagesAhead, pagesAhead } from './ahead/pages-ahead.ts'
import { pageSession } from './identity/session/page-session.ts'
import { keptIds } from './kept/kept-ids.ts'
import { addRoutes, bring, knownRoutes, matchesOf } from './navigation/known-routes.ts'
import { createNavigation, type Navigation } from './navigation/navigation.ts'
import { Pages } from './navigation/pages.tsx'
import { browserSteps } from './navigation/steps.ts'
import { startOfflineWorker } from './offline/offline-worker.ts'
import { Page } from './page.tsx'
import { createRoutes, screensId } from './routes.tsx'
import { loadAccountMenu } from './shell/header/account-place.tsx'
import { activeIndex, comesLater } from './shell/navigation.ts'
import { accountIn } from './shop-data.ts'
import { reloadForNewBuild } from './stale-build.ts'
import { takeOver } from './taken-over.ts'
import { toast } from './ui/feedback/toast.tsx'

let ahead: PagesAhead | undefined
let shop: Navigation | undefined
reloadForNewBuild(() => ahead?.isFetching() === true && shop?.state.navigation.state === 'idle')
const root = document.getElementById('root')
const pageData = document.getElementById('page-data')?.textContent
if (root && pageData) {
  const data = JSON.parse(pageData) as HydrationState
  const { favouriteIds, followIds, sessionNews, onDemand, ...client } = clientServices(() => ahead?.forget())
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
  const bringLater = async () => (await import('./later-routes.ts')).laterRoutes(services)
  const { pathname } = window.location
  let hasAll = comesLater(pathname)
  const routes = createRoutes(services, hasAll ? await bringLater() : [])
  const pages = pagesAhead(routes, (path) => activeIndex(path) >= 0)
  ahead = pages
  const known = knownRoutes(routes)
  await Promise.all([
    // The screens of this page must be there before its HTML is taken over.
    ...matchesOf(known, pathname).map(bring),
    // The page is of use without it; its place tries again.
    session.current() && loadAccountMenu().catch(() => undefined),
  ])
  const navigation = createNavigation({
    routes: known,
    steps: browserSteps(),
    loaded: data,
    bringRoutes: (path) =>
      hasAll || !comesLater(path)
        ? null
        : bringLater().then((later) => {
            if (!hasAll) addRoutes(known, screensId, later)
            hasAll = true
          }),
  })
  shop = navigation
  // In slices: the page answers to scrolling and touching while its HTML is taken over.
  takeOver(root)
  startTransition(() => {
    hydrateRoot(
      root,
      <Page services={services}>
        <Pages navigation={navigation} />
      </Page>,
    )
  })
  // Where somebody means to go is of interest once they can.
  void import('./ahead/look-ahead.ts').then(
    ({ lookAhead }) => lookAhead(pages, navigation),
    () => undefined,
  )
  // Whoever has begun to use the page may ask next for what comes on demand.
  onFirstTouch(() => void onDemand().catch(() => undefined))
  startOfflineWorker()
}
