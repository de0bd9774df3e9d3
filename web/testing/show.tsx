import { act, render } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { type ReactNode, useEffect } from 'react'
import { Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import type { UserView } from '#application/identity/contract.ts'
import type { SessionNews } from '#application/identity/sessions/session-news.ts'
import { CartProvider } from '#web/cart/cart-context.tsx'
import { pageSession } from '#web/identity/session/page-session.ts'
import { SessionWatch } from '#web/identity/session/session-watch.tsx'
import { knownRoutes } from '#web/navigation/known-routes.ts'
import { createNavigation } from '#web/navigation/navigation.ts'
import { Pages } from '#web/navigation/pages.tsx'
import {
  noCardClients,
  noComingBack,
  noHappenings,
  noPasskeyDevice,
  noProviderSignIn,
  noSessionNews,
  noWaiting,
} from '#web/nothing-kept.ts'
import { ServicesProvider, type WebServices } from '#web/services.ts'
import { isDashboard } from '#web/shell/navigation.ts'
import { bringsShopData } from '#web/shop-data.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { memorySteps } from './memory-steps.ts'
import { everyWay, orderingThat, phoneOf, tokensThat } from './order-window.ts'
import { noSecondFactors } from './second-factors.ts'
import { catalogueOf, emptyAccountCart, keptIn } from './shop-window.ts'
import { visitorsAccounts } from './visitors-accounts.ts'

const noWithdrawals = {
  afterSale: () => Promise.reject(new Error('This test withdraws from nothing.')),
  withdraw: () => Promise.reject(new Error('This test withdraws from nothing.')),
  sendBack: () => Promise.reject(new Error('This test sends nothing back.')),
}

const noClaims = {
  claims: () => Promise.reject(new Error('This test claims nothing.')),
  open: () => Promise.reject(new Error('This test claims nothing.')),
  answer: () => Promise.reject(new Error('This test claims nothing.')),
  markRead: async () => undefined,
}

const nobody = () => Promise.reject(new Error('This test asks for no artists.'))

interface GivenServices extends Partial<WebServices> {
  /** Who is signed in; nobody unless told. */
  readonly account?: UserView | null
  readonly sessionNews?: SessionNews
}

/** Services that answer at once and can be looked into; each can be replaced. */
export function shopServices({
  account = null,
  sessionNews = noSessionNews,
  accounts = visitorsAccounts(),
  ...given
}: GivenServices = {}): WebServices {
  const ordering = orderingThat()
  const none: readonly string[] = []
  const noIds = {
    read: () => none,
    isKnown: () => true,
    isMissed: () => false,
    ask: () => {},
    write: () => {},
    onChange: () => () => {},
  }
  return {
    catalogue: catalogueOf([]),
    visits: { seen: async () => undefined },
    artists: { artists: nobody, listed: nobody, featured: nobody, artist: nobody },
    ordering,
    receipts: { receipt: () => Promise.reject(new Error('This test opens no receipt.')) },
    withdrawals: noWithdrawals,
    claims: noClaims,
    fairPay: {
      terms: async () => ({ feePercent: 15 }),
      books: () => Promise.reject(new Error('This test opens no books.')),
    },
    accounts,
    session: pageSession({ account, accounts, sessionNews }),
    payments: { ways: async () => everyWay },
    shipping: { ofWorks: async () => [] },
    cardTokens: tokensThat(),
    trialPhone: phoneOf(ordering),
    keptCart: keptIn([]),
    accountCart: emptyAccountCart,
    onComingBack: noComingBack,
    following: { artists: nobody, wantsMails: async () => true, wantMails: async () => undefined },
    favourites: noIds,
    follows: noIds,
    messages: { send: async () => {} },
    waiting: noWaiting,
    secondFactors: noSecondFactors(),
    signInProviders: { known: async () => ({ google: false }) },
    providerSignIn: noProviderSignIn,
    passkeyDevice: noPasskeyDevice,
    happenings: noHappenings,
    phoneNumbers: { open: async () => numberingPlans },
    cardClients: noCardClients,
    artistServices: () => Promise.reject(new Error('This test opens no dashboard.')),
    adminServices: () => Promise.reject(new Error('This test opens no dashboard.')),
    ...given,
  }
}

/** Every other address, by its path. */
function Elsewhere() {
  return <p>Elsewhere</p>
}

/** The screen; a dashboard says itself where the page begins. */
const Place = () =>
  isDashboard(useLocation().pathname) ? (
    <Outlet />
  ) : (
    <main>
      <Outlet />
    </main>
  )

/** What listens for as long as there is a page. */
function Tab({ services, children }: { services: WebServices; children: ReactNode }) {
  useEffect(() => services.session.start(), [services])
  return <ServicesProvider value={services}>{children}</ServicesProvider>
}

/** Shows the page at an address as a browser would, without header and footer. */
export function show(routes: RouteObject[], address: string, services: WebServices) {
  const router = createNavigation({
    routes: knownRoutes([
      {
        ...bringsShopData(services),
        element: (
          <CartProvider>
            <Place />
            <SessionWatch />
            <Toaster />
          </CartProvider>
        ),
        hydrateFallbackElement: <p>Loading</p>,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ]),
    steps: memorySteps(address),
  })
  const complaints = vi.spyOn(console, 'error')
  render(
    <Tab services={services}>
      <Pages navigation={router} />
    </Tab>,
  )
  // Where no styles are, nothing is kept from the pointer by them: to ask for each element's is for nothing.
  return {
    router,
    complaints,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}

/**
 * Waits until what listens on a screen has begun: React lets it begin a turn after what is seen, and on a busy machine a test
 * that had waited for that was there first.
 */
export const listening = (): Promise<void> => act(() => new Promise<void>((done) => void setImmediate(done)))

/** Writes into a field in one piece, where what happens at each letter is nobody's business: a screen is drawn anew for each. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // By the keyboard: a click is a dozen events, and opens the list of all countries where there is one.
  act(() => field.focus())
  await user.paste(text)
}

/** Of what is wrong alone, by its HTML: to make selectors for what is right takes a third of it, and no page has frames. */
const forObstacles: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
  iframes: false,
}

/** What is wrong for those who do not see or point. Colours need a real browser and are checked there. */
export async function obstacles(): Promise<string[]> {
  // What a screen still hears meanwhile is drawn as a part of it.
  const { violations } = await act(() => axe.run(document.body, forObstacles))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
