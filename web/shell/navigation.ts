import { brand } from '#domain/shared/brand.ts'

export const aboutPath = `/about-${brand.slug}`
export const favouritesPath = '/favourites'
export const loginPath = '/auth?mode=login'

export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'Gallery', to: '/art-gallery' },
  { label: 'Artists', to: '/artists' },
] as const

const sections = [
  /^\/$/,
  /^\/(art-gallery|artwork)(\/|$)/,
  /^\/artists(\/|$)/,
  new RegExp(`^${aboutPath}/?$`),
]

/** Which of Home, Gallery, Artists and About (0 to 3) a path belongs to; -1 for none of them. */
export const activeIndex = (path: string): number => sections.findIndex((section) => section.test(path))

/** The front desk itself: whoever goes there waits in front of a veil. */
export const leadsToDoor = (path: string): boolean => /^\/(auth|login|register)(\/|$)/.test(path)

/** The dashboards have a navigation of their own, which stands before the page. */
export const isRoom = (path: string): boolean => /^\/dashboard(\/|$)/.test(path)

/** Where few visitors ever go: the routes come with the first step there. */
export const comesLater = (path: string): boolean =>
  isRoom(path) || /^\/(profile(\/following)?|no-more-news|terms|privacy)\/?$/.test(path)

/** Sign-in and the dashboards are rooms of their own, without header and footer. */
export const standsAlone = (path: string): boolean => /^\/(auth|register|dashboard)(\/|$)/.test(path)
