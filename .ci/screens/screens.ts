import { addressFields, fillCart, fillIn, open, type Visit } from './visit.ts'

/** A screen in one of its states, and the way there. */
export interface Screen {
  /** Also the name of its picture. */
  readonly name: string
  readonly show: (visit: Visit) => Promise<void>
  /** The status of its page; 200 unless told. */
  readonly width?: 'narrow'
}

const at =
  (path: string | ((visit: Visit) => string)) =>
  (visit: Visit): Promise<void> =>
    open(visit, typeof path === 'string' ? path : path(visit))

const artist = (tab = '') => at(({ exhibits }) => `/artists/details?id=${exhibits.artist.id}${tab}`)

async function checkout(visit: Visit): Promise<void> {
  const { work, others } = visit.exhibits
  await fillCart(visit, [work, ...others.slice(0, 1)])
  await open(visit, '/checkout')
  await visit.page.getByRole('button', { name: 'Place Order' }).waitFor()
}

const payBy = (method: string) => async (visit: Visit) => {
  await checkout(visit)
  const { page } = visit
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

async function order(visit: Visit): Promise<void> {
  await checkout(visit)
  const { page } = visit
  await fillIn(visit, addressFields)
  // The country is taken as soon as its name is written out.
  await fillIn(visit, { Country: 'Kenya' })
  await fillIn(visit, { 'Phone number': '712345678' })
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await fillIn(visit, { 'Bank name': 'Equity Bank', 'Account number': '1234567890' })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/checkout/confirmed**')
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
}

/** Refuses what a page asks the API for from now on. */
const away = ({ page }: Visit, pattern: string): Promise<unknown> =>
  page.route(pattern, (route) =>
    route.fulfill({ status: 503, json: { message: 'The gallery did not answer.', code: 'unavailable' } }),
  )

/** Every screen for everyone in every state that looks different. */
export const screens: readonly Screen[] = [
  { name: 'home', show: at('/') },
  {
    name: 'home, trending failed',
    show: async (visit) => {
      await open(visit, '/')
      await away(visit, '**/api/artworks/trending?**')
      await visit.page.getByRole('main').getByLabel('Category').first().selectOption({ label: 'Sculpture' })
      await visit.page.getByText('The gallery did not answer').first().waitFor()
    },
  },
  { name: 'gallery', show: at('/art-gallery') },
  { name: 'gallery, filtered', show: at('/art-gallery?category=paintings&price=100-500&sort=price-asc') },
  { name: 'gallery, empty', show: at('/art-gallery?q=zzzzzzqqq') },
  {
    name: 'gallery, loading',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await visit.page.route('**/api/artworks?**', () => undefined)
      await visit.page.getByRole('main').getByLabel('Category').first().selectOption({ label: 'Sculpture' })
      await visit.page.getByText('Hanging the works').waitFor()
    },
  },
  {
    name: 'gallery, failed',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await away(visit, '**/api/artworks?**')
      await visit.page.getByRole('main').getByLabel('Category').first().selectOption({ label: 'Sculpture' })
      await visit.page.getByRole('heading', { name: 'The lights went out' }).waitFor()
    },
  },
  { name: 'artwork', show: at(({ exhibits }) => `/artwork/${exhibits.work.id}`) },
  {
    name: 'artwork, sold out',
    show: at(({ exhibits }) => `/artwork/${(exhibits.soldOut ?? exhibits.work).id}`),
  },
  { name: 'artists', show: at('/artists') },
  { name: 'artists, none found', show: at('/artists?q=zzzzzzqqq') },
  { name: 'artist', show: artist() },
  { name: 'artist, about', show: artist('&tab=about') },
  { name: 'artist, exhibitions', show: artist('&tab=exhibitions') },
  {
    name: 'cart, empty',
    show: async (visit) => {
      await open(visit, '/cart')
      await visit.page.getByText('Your Cart is Empty').waitFor()
    },
  },
  {
    name: 'cart',
    show: async (visit) => {
      await fillCart(visit, [visit.exhibits.work, ...visit.exhibits.others.slice(0, 2)])
      await open(visit, '/cart')
      await visit.page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
    },
  },
  { name: 'checkout', show: checkout },
  { name: 'checkout, card not filled in', show: payBy('Card') },
  { name: 'checkout, M-Pesa not filled in', show: payBy('M-Pesa') },
  { name: 'checkout, bank transfer not filled in', show: payBy('Bank transfer') },
  { name: 'order confirmed', show: order },
  {
    name: 'order',
    show: async (visit) => {
      await order(visit)
      const { searchParams } = new URL(visit.page.url())
      await open(visit, `/orders/${searchParams.get('order')}?key=${searchParams.get('key')}`)
    },
  },
  { name: 'about', show: at('/about-sanaa') },
  { name: 'terms', show: at('/terms') },
  { name: 'privacy', show: at('/privacy') },
  { name: 'not found', show: at('/nothing-hangs-here') },
  { name: 'no network', show: at('/offline') },
  {
    name: 'menu',
    width: 'narrow',
    show: async (visit) => {
      await open(visit, '/')
      await visit.page.getByRole('button', { name: 'Open menu' }).click()
      await visit.page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'search',
    show: async (visit) => {
      await open(visit, '/')
      await visit.page.getByRole('button', { name: 'Open search' }).click()
      await visit.page.getByRole('combobox', { name: 'Search' }).fill(visit.exhibits.artist.name.slice(0, 4))
      await visit.page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'toast',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      const heart = visit.page
        .getByRole('main')
        .getByRole('button', { name: /^Favourite/ })
        .first()
      await heart.click()
    },
  },
]
