import {
  aboutPage,
  artistsPage,
  artworkRoute,
  authPage,
  dashboardPage,
  fairPayPage,
  forgotPasswordPage,
  galleryPage,
  homePage,
  loginPage,
  noMoreNewsPage,
  noMoreWaitingPage,
  orderRoute,
  privacyPage,
  profilePage,
  registerPage,
  resetPasswordPage,
  sectionOf,
  termsPage,
  verifyEmailPage,
} from '#application/shared/addresses.ts'
export const mainLinks = [
  { label: 'Home', to: homePage },
  { label: 'Gallery', to: galleryPage },
  { label: 'Artists', to: artistsPage },
] as const

const sections = [[homePage], [galleryPage, artworkRoute], [artistsPage], [aboutPage]].map((pages) =>
  pages.map(sectionOf),
)
const belongsTo = (path: string, ...pages: readonly string[]): boolean => pages.includes(sectionOf(path))

/** Which of Home, Gallery, Artists and About (0 to 3) a path belongs to; -1 for none of them. */
export const activeIndex = (path: string): number =>
  sections.findIndex((section) => section.includes(sectionOf(path)))

/** Signing in and up itself: whoever goes there waits in front of a veil. */
export const leadsToDoor = (path: string): boolean => belongsTo(path, authPage, loginPage, registerPage)

/** The dashboards have a navigation of their own, which stands before the page. */
export const isDashboard = (path: string): boolean => belongsTo(path, dashboardPage)

const later = [
  dashboardPage,
  profilePage,
  orderRoute,
  noMoreNewsPage,
  noMoreWaitingPage,
  fairPayPage,
  termsPage,
  privacyPage,
  forgotPasswordPage,
  resetPasswordPage,
  verifyEmailPage,
].map(sectionOf)

/** Sections where few visitors ever go: the routes come with the first step there. */
export const comesLater = (path: string): boolean => belongsTo(path, ...later)

/** Sign-in and the dashboards stand alone, without header and footer. */
export const standsAlone = (path: string): boolean => belongsTo(path, authPage, registerPage, dashboardPage)
