import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserView } from '#application/identity/contract.ts'
import { knownRoutes } from '#web/navigation/known-routes.ts'
import { createNavigation } from '#web/navigation/navigation.ts'
import { Pages } from '#web/navigation/pages.tsx'
import { Page } from '#web/page.tsx'
import { page } from '#web/page-meta.ts'
import { bringsShopData } from '#web/shop-data.ts'
import { userView } from '#web/testing/accounts.ts'
import { memorySteps } from '#web/testing/memory-steps.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { listening, shopServices } from '#web/testing/show.tsx'
import { small } from './header/header.css.ts'
import { samePage } from './same-page.ts'
import { Shell } from './shell.tsx'

const redMoon = artwork({
  id: 'red',
  title: 'Red Moon',
  artist: { id: 'amina', name: 'Amina Okello' },
})

const screenAt = (path: string) => ({
  path,
  Component: () => <h1>{path}</h1>,
  handle: page('', () => ({ title: path, description: `About ${path}` })),
})

async function visit(
  path: string,
  {
    fairPay = shopServices().fairPay,
    account = null as UserView | null,
    catalogue = catalogueOf([redMoon]),
  } = {},
) {
  const paths = ['/', '/art-gallery', '/artwork/:id', '/artists', '/cart', '/auth', '/dashboard/admin']
  const router = createNavigation({
    routes: knownRoutes([
      {
        ...bringsShopData(shopServices({ fairPay })),
        Component: Shell,
        hydrateFallbackElement: <p>Loading</p>,
        children: paths.map(screenAt),
      },
    ]),
    steps: memorySteps(path),
  })
  render(
    <Page services={shopServices({ catalogue, fairPay, account })}>
      <Pages navigation={router} />
    </Page>,
  )
  await screen.findByRole('heading', { level: 1 })
  await listening()
  return { router, user: userEvent.setup() }
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  scrollTo.mockClear()
})

const main = () => within(screen.getByRole('navigation', { name: 'Main' }))

const scrollDown = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })

test('the header has the shop’s links, and the current one is marked', async () => {
  await visit('/artwork/7')
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/art-gallery', '/artists'])
  expect(main().getByRole('link', { current: 'page' }).textContent).toBe('Gallery')
  expect(screen.getByRole('link', { name: 'Cart 0 items' }).getAttribute('href')).toBe('/cart')
  expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/auth?mode=login')
})

test.each(['/auth', '/dashboard/admin'])('%s stands without header and footer', async (path) => {
  await visit(path)
  expect(screen.getByRole('heading', { name: path })).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('a dashboard says itself where the page begins, behind its own navigation', async () => {
  const { router } = await visit('/')
  expect(screen.getByRole('main').id).toBe('main')
  await act(() => router.navigate('/dashboard/admin'))
  expect(screen.queryByRole('main')).toBeNull()
})

test('the header shrinks beyond 30 px and grows again at 10 px', async () => {
  await visit('/')
  const isSmall = () => screen.getByRole('banner').classList.contains(small)
  scrollDown(30)
  expect(isSmall()).toBe(false)
  scrollDown(31)
  expect(isSmall()).toBe(true)
  scrollDown(11)
  expect(isSmall()).toBe(true)
  scrollDown(10)
  expect(isSmall()).toBe(false)
})

test('the way back up is offered beyond one viewport', async () => {
  const { user } = await visit('/')
  const button = () => screen.queryByRole('button', { name: 'Scroll to top' })
  scrollDown(window.innerHeight)
  expect(button()).toBeNull()
  scrollDown(window.innerHeight + 1)
  await user.click(button() as HTMLElement)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})

test('a change of page goes to the top, takes the focus along and is told', async () => {
  const { user } = await visit('/')
  await user.click(main().getByRole('link', { name: 'Artists' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(document.title).toBe('/artists — Sanaa')
  expect(screen.getByText('/artists — Sanaa').getAttribute('role')).toBe('status')
})

test('the way back leads to where a page was left, also where it was read before the scripts came', async () => {
  vi.stubGlobal('scrollY', 2500)
  const { router } = await visit('/')
  await act(() => router.navigate('/cart'))
  scrollDown(0)
  scrollTo.mockClear()
  await act(() => router.navigate(-1))
  expect(scrollTo.mock.calls).toEqual([[{ top: 2500, behavior: 'instant' }]])
})

test('a page that only gets another address leaves whoever types there alone', async () => {
  const { router } = await visit('/')
  const box = main().getByRole('link', { name: 'Artists' })
  box.focus()
  scrollTo.mockClear()
  await act(() => router.navigate('/artists', { replace: true, state: samePage }))
  expect(router.state.location.pathname).toBe('/artists')
  expect(document.activeElement).toBe(box)
  expect(scrollTo).not.toHaveBeenCalled()
  // Coming back to it later is a change of page like every other.
  await act(() => router.navigate('/cart'))
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('Enter in the search box looks in the gallery', async () => {
  const { router, user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  await user.keyboard('red moon{Enter}')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/art-gallery?q=red+moon')
})

test('words in the search box suggest works; the arrow keys and Enter open one', async () => {
  const { router, user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  await user.keyboard('red')
  const option = await screen.findByRole('option')
  expect(option.textContent).toBe('Red MoonAmina Okello')
  await user.keyboard('{ArrowDown}')
  expect(option.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/artwork/red')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a suggestion is chosen by a click, not by a press that was meant for something else', async () => {
  const { router, user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  await user.keyboard('red')
  const option = await screen.findByRole('option')
  await user.pointer([{ keys: '[MouseRight]', target: option }])
  await user.pointer([{ keys: '[TouchA>]', target: option }])
  expect(router.state.location.pathname).toBe('/')
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Search'))
  await user.pointer([{ keys: '[/TouchA]', target: document.body }])
  await user.click(option)
  expect(router.state.location.pathname).toBe('/artwork/red')
})

test('what was suggested for other words is not suggested again', async () => {
  const catalogue = catalogueOf([redMoon])
  const onlyRed = {
    ...catalogue,
    artworks: ({ q = '' }) => catalogue.artworks({ ids: q === 'red' ? ['red'] : [] }),
  }
  const { user } = await visit('/', { catalogue: onlyRed })
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  await user.keyboard('red')
  expect(await screen.findByRole('option')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  await user.keyboard('blue')
  expect(screen.queryByRole('option')).toBeNull()
})

test('Esc closes the search box and gives the focus back', async () => {
  const { user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Open search' }))
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Search'))
  await user.keyboard('{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Open search')
})

test('the side menu holds every link, and closes when one is chosen', async () => {
  const { router, user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Gallery',
    'Artists',
    'Cart',
    'Favourites',
    'Login',
  ])
  await user.click(menu.getByRole('link', { name: 'Gallery' }))
  expect(router.state.location.pathname).toBe('/art-gallery')
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

test('whoever is signed in finds their account in Login’s place, in the menu too', async () => {
  const { user } = await visit('/', { account: userView({ role: 'artist' }) })
  expect(await screen.findByRole('button', { name: 'Account of Lena Okoro' })).toBeTruthy()
  const header = within(screen.getByRole('banner'))
  expect(header.queryByRole('link', { name: 'Login' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/art-gallery',
    '/artists',
    '/cart',
    '/favourites',
    '/profile/orders',
    '/dashboard',
    '/profile',
  ])
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('footer and menu tell the fee that is set, asked for once', async () => {
  const terms = vi.fn<() => Promise<{ feePercent: number }>>(async () => ({ feePercent: 12.5 }))
  const { user } = await visit('/', { fairPay: { ...shopServices().fairPay, terms } })
  await user.click(main().getByRole('link', { name: 'Artists' }))
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getAllByText(/The artist receives 87\.5\s% of every sale\./)).toHaveLength(2)
  expect(terms).toHaveBeenCalledTimes(1)
})
