/**
 * The address of every page, once: routes, links, mails, guards and the list for search engines read them here. A
 * '…Page' leads somewhere; a '…Route' is the pattern of a page that is one of many.
 */
import { categories, type ShopCategory } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'

const place = /:\w+/

/** A pattern with its one value. A page has a hundred links: `replace` takes twice as long. */
export function filled(route: string, value: string): string {
  const { index, 0: name } = place.exec(route)!
  return route.slice(0, index) + encodeURIComponent(value) + route.slice(index + name.length)
}
/** As browsers write forms: a blank becomes a plus, and no sign is left at which a mail program would end a link. */
const encoded = (value: string): string =>
  encodeURIComponent(value).replace(/%20|[!'()~]/g, (sign) =>
    sign === '%20' ? '+' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
/** A page with a query. */
export const asked = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')}`

// The shop.
export const homePage = '/'
export const galleryPage = '/art-gallery'
const categoryPage = (category: ShopCategory): string => asked(galleryPage, { category })
export const artworkRoute = '/artwork/:id'
export const artworkPage = (id: string): string => filled(artworkRoute, id)
export const artistsPage = '/artists'
export const artistRoute = '/artists/details'
/** With the name for people to read and the id to find the artist by. */
export const artistPage = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  asked(artistRoute, { name, id })
/** As carts and orders link to an artist. */
export const artistByIdPage = (id: string): string => asked(artistRoute, { artist: id })
export const favouritesPage = '/favourites'
export const aboutPage = `/about-${brand.slug}`
/** What leads there, too. */
export const shortAboutPage = '/about'
/** How every sale is split, and the books in the open. */
export const fairPayPage = '/fair-pay'
export const termsPage = '/terms'
export const privacyPage = '/privacy'
/** What is shown where there is no network. */
export const offlinePage = '/offline'

// Buying.
export const cartPage = '/cart'
export const checkoutPage = '/checkout'
export const confirmedRoute = '/checkout/confirmed'
/** Where a checkout ends; a reload shows the same again. */
export const confirmedPage = (order: { readonly number: string; readonly accessKey: string }): string =>
  asked(confirmedRoute, { order: order.number, key: order.accessKey })
export const orderRoute = '/orders/:number'
/** For whoever holds its key, or one's own without. */
export const orderPage = (number: string, key?: string): string =>
  key === undefined ? filled(orderRoute, number) : asked(filled(orderRoute, number), { key })
/** Where a bank's own page sends a buyer back to, whatever it adds to the address. */
export const paymentReturnPage = '/orders/back-from-the-bank'

// Accounts.
/** With a page to come back to, unless that is the home page. */
export const withReturn = (page: string, returnTo: string): string =>
  returnTo === homePage ? page : asked(page, { returnTo })
export const authPage = '/auth'
export const signInPage = '/auth?mode=login'
/** No page: where another provider sends people back to. */
export const providerReturnPath = '/auth/callback'
export const loginPage = '/login'
export const registerPage = '/register'
export const artistSignUpPage = '/register?role=artist'
export const forgotPasswordPage = '/forgot-password'
export const resetPasswordPage = '/reset-password'
export const verifyEmailPage = '/verify-email'
export const profilePage = '/profile'
/** Where on it a second factor is set up. */
export const secondFactorPlace = 'two-step'
export const orderHistoryPage = '/profile/orders'
export const followingPage = '/profile/following'
/** Where the mails' buttons lead that end them. */
export const noMoreNewsPage = '/no-more-news'
export const noMoreWaitingPage = '/no-more-waiting'

// The dashboards; their pages stand in dashboard-addresses.ts, which few pages need.
export const dashboardPage = '/dashboard'
export const becomeArtistPage = '/dashboard/become-an-artist'
export const adminPage = '/dashboard/admin'

/** Pages that are always there, for search engines. */
export const standingPages = (): readonly string[] => [
  homePage,
  galleryPage,
  ...categories.map(categoryPage),
  artistsPage,
  fairPayPage,
  aboutPage,
  termsPage,
  privacyPage,
]

/** The first part of an address, which says what section of the shop it belongs to: '/orders' of '/orders/:number'. */
export const sectionOf = (path: string): string => `/${path.split(/[/?#]/, 2)[1] ?? ''}`.toLowerCase()
