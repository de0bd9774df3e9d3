import { existsSync } from 'node:fs'
import type { RouteObject } from 'react-router-dom'
import { expect, it, test } from 'vitest'
import { laterRoutes } from './later-routes.ts'
import { documentTitle, type PageHandle } from './page-meta.ts'
import { createRoutes } from './routes.tsx'
import { artwork } from './testing/shop-window.ts'
import { shopServices } from './testing/show.tsx'

const work = artwork({ id: 'harbour', title: 'Harbour', artist: { id: 'amina', name: 'Amina' } })
const order = { number: '4829-1736', lines: [], fulfilments: [] }
const artist = {
  id: 'amina',
  name: 'Amina',
  profilePicture: null,
  artistProfile: { preferredMedium: '', bio: '', country: '', exhibitions: [] },
  artworks: [],
}

/** What each page's loader brings, as far as its title tells of it, and what the browser's tab says then. */
const titles: Readonly<Record<string, readonly [data: unknown, ...cases: (readonly [string, string])[]]>> = {
  '/': [{ hero: { large: null } }, ['/', 'Sanaa']],
  '/art-gallery': [{ items: [] }, ['/art-gallery', 'Art Gallery — Sanaa']],
  '/artwork/:id': [{ artwork: work }, ['/artwork/harbour', 'Harbour by Amina — Sanaa']],
  '/artists': [{ items: [] }, ['/artists', 'Meet Our Artists — Sanaa']],
  '/artists/details': [{ artist, works: { items: [] } }, ['/artists/details?id=amina', 'Amina — Sanaa']],
  '/favourites': [{}, ['/favourites', 'Favourites — Sanaa']],
  '/cart': [{}, ['/cart', 'Shopping Cart — Sanaa']],
  '/checkout': [{}, ['/checkout', 'Checkout — Sanaa']],
  '/checkout/confirmed': [{ order }, ['/checkout/confirmed', 'Order 4829-1736 — Sanaa']],
  '/orders/:number': [{ order }, ['/orders/4829-1736', 'Order 4829-1736 — Sanaa']],
  '/orders/back-from-the-bank': [{}, ['/orders/back-from-the-bank', 'Back from your bank — Sanaa']],
  '/orders/:number/receipt': [
    { receipt: { number: '4829-1736' } },
    ['/orders/4829-1736/receipt', 'Receipt for order 4829-1736 — Sanaa'],
  ],
  '/orders/:number/claims': [
    { seen: order },
    ['/orders/4829-1736/claims', 'Damage in order 4829-1736 — Sanaa'],
  ],
  '/orders/:number/withdrawal': [
    { afterSale: { number: '4829-1736' } },
    ['/orders/4829-1736/withdrawal', 'Withdraw from order 4829-1736 — Sanaa'],
  ],
  '/profile/orders': [{}, ['/profile/orders', 'Order History — Sanaa']],
  '/about-sanaa': [{ work: null }, ['/about-sanaa', 'About — Sanaa']],
  '/offline': [{}, ['/offline', 'No network — Sanaa']],
  '/auth': [
    {},
    ['/auth', 'Login — Sanaa'],
    ['/auth?mode=signup', 'Register — Sanaa'],
    ['/auth?role=artist', 'Register — Sanaa'],
    ['/auth?mode=login&role=artist', 'Login — Sanaa'],
  ],
  '/login': [{}, ['/login', 'Login — Sanaa']],
  '/register': [{}, ['/register', 'Register — Sanaa']],
  '/forgot-password': [{}, ['/forgot-password', 'Forgot password — Sanaa']],
  '/reset-password': [{}, ['/reset-password', 'New password — Sanaa']],
  '/verify-email': [{}, ['/verify-email', 'Verify email — Sanaa']],
  '/profile': [{}, ['/profile', 'Your account — Sanaa']],
  '/fair-pay': [{ books: { feePercent: 15 } }, ['/fair-pay', 'Fair pay — Sanaa']],
  '/terms': [{}, ['/terms', 'Terms — Sanaa']],
  '/privacy': [{}, ['/privacy', 'Privacy — Sanaa']],
  '/profile/following': [{}, ['/profile/following', 'Artists you follow — Sanaa']],
  '/no-more-news': [{}, ['/no-more-news', 'No more news — Sanaa']],
  '/no-more-waiting': [{}, ['/no-more-waiting', 'Wait for nothing more — Sanaa']],
  '/dashboard': [{}, ['/dashboard', 'Overview — Sanaa']],
  '/dashboard/artworks': [{}, ['/dashboard/artworks', 'My artworks — Sanaa']],
  '/dashboard/artworks/import': [{}, ['/dashboard/artworks/import', 'Import artworks — Sanaa']],
  '/dashboard/artworks/:id': [{ work }, ['/dashboard/artworks/harbour', 'Harbour — Sanaa']],
  '/dashboard/artworks/:id/preview': [
    work,
    ['/dashboard/artworks/harbour/preview', 'Preview of Harbour — Sanaa'],
  ],
  '/dashboard/become-an-artist': [{}, ['/dashboard/become-an-artist', 'Become an artist — Sanaa']],
  '/dashboard/claims': [{}, ['/dashboard/claims', 'Claims — Sanaa']],
  '/dashboard/shipping': [{}, ['/dashboard/shipping', 'Shipping — Sanaa']],
  '/dashboard/earnings': [{}, ['/dashboard/earnings', 'Earnings — Sanaa']],
  '/dashboard/messages': [{}, ['/dashboard/messages', 'Messages — Sanaa']],
  '/dashboard/orders': [{}, ['/dashboard/orders', 'Orders to ship — Sanaa']],
  '/dashboard/orders/:number': [order, ['/dashboard/orders/4829-1736', 'Order 4829-1736 — Sanaa']],
  '/dashboard/profile': [{}, ['/dashboard/profile', 'Profile — Sanaa']],
  '/dashboard/admin': [{}, ['/dashboard/admin', 'Overview — Sanaa']],
  '/dashboard/admin/artists': [{}, ['/dashboard/admin/artists', 'Pending artists — Sanaa']],
  '/dashboard/admin/artworks': [{}, ['/dashboard/admin/artworks', 'Artworks — Sanaa']],
  '/dashboard/admin/claims': [{}, ['/dashboard/admin/claims', 'Claims — Sanaa']],
  '/dashboard/admin/log': [{}, ['/dashboard/admin/log', 'Log — Sanaa']],
  '/dashboard/admin/mails': [{}, ['/dashboard/admin/mails', 'Undelivered mails — Sanaa']],
  '/dashboard/admin/system': [{}, ['/dashboard/admin/system', 'System — Sanaa']],
  '/dashboard/admin/money': [{}, ['/dashboard/admin/money', 'Money in — Sanaa']],
  '/dashboard/admin/payment-notices': [
    {},
    ['/dashboard/admin/payment-notices', 'Notices of payments — Sanaa'],
  ],
  '/dashboard/admin/payment-checks': [{}, ['/dashboard/admin/payment-checks', 'Check of the books — Sanaa']],
  '/dashboard/admin/orders': [{}, ['/dashboard/admin/orders', 'Orders — Sanaa']],
  '/dashboard/admin/orders/:number': [
    order,
    ['/dashboard/admin/orders/4829-1736', 'Order 4829-1736 — Sanaa'],
  ],
  '/dashboard/admin/payouts': [{}, ['/dashboard/admin/payouts', 'Payouts — Sanaa']],
  '/dashboard/admin/payouts/:id': [
    { name: '2026-12-1' },
    ['/dashboard/admin/payouts/b', 'Payouts 2026-12-1 — Sanaa'],
  ],
  '/dashboard/admin/refunds-due': [{}, ['/dashboard/admin/refunds-due', 'Refunds to send — Sanaa']],
  '/dashboard/admin/users': [{}, ['/dashboard/admin/users', 'Users — Sanaa']],
  '/dashboard/admin/users/:id': [{ user: artist }, ['/dashboard/admin/users/amina', 'Amina — Sanaa']],
}

interface Screen {
  readonly path: string
  readonly handle: PageHandle
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle

/** Every screen of the shop, the innermost where several stand at one address. */
function screensOf(routes: readonly RouteObject[], under = ''): Screen[] {
  return routes.flatMap(({ path = '', handle, children = [] }) => {
    const whole = path.startsWith('/') ? path : path === '' ? under : `${under}/${path}`
    const inside = screensOf(children, whole)
    const isShownAlone = !inside.some((screen) => screen.path === (whole || '/'))
    return isHandle(handle) && isShownAlone ? [{ path: whole || '/', handle }, ...inside] : inside
  })
}

const services = shopServices()
const screens = screensOf(createRoutes(services, laterRoutes(services)))

it('every screen is known here by its title', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(Object.keys(titles).toSorted())
})

const cases = Object.entries(titles).flatMap(([path, [data, ...all]]) =>
  all.map(([address, title]) => ({ path, data, address, title })),
)

test.each(cases)('$address is called “$title”', ({ path, data, address, title }) => {
  const handle = screens.find((screen) => screen.path === path)?.handle
  const meta = handle?.meta(data, new URL(address, 'http://shop.test'))
  expect(meta && documentTitle(meta)).toBe(title)
})

test.each(screens)(
  'the screen of $path, and what it asks for at once, lie where the build looks for their scripts and styles',
  ({ handle }) => {
    for (const source of [handle.screen, ...handle.alongside]) expect(existsSync(source)).toBe(true)
  },
)
