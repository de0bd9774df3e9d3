export const overviewPath = '/dashboard/admin'
export const pendingPath = '/dashboard/admin/artists'
export const usersPath = '/dashboard/admin/users'
export const newUserPath = '/dashboard/admin/users/new'
export const artworksPath = '/dashboard/admin/artworks'
export const ordersPath = '/dashboard/admin/orders'
export const mailsPath = '/dashboard/admin/mails'
export const logPath = '/dashboard/admin/log'

/** Where an account is changed. */
export const userHref = (id: string): string => `${usersPath}/${encodeURIComponent(id)}`

/** Where an order is looked after. */
export const orderHref = (number: string): string => `${ordersPath}/${encodeURIComponent(number)}`

/** What the log tells of somebody or something. */
export const logHref = (subject: string): string =>
  `${logPath}?${new URLSearchParams({ subject }).toString()}`

/** A list of the dashboard with what fits some words. */
export const foundHref = (list: string, q: string): string =>
  `${list}?${new URLSearchParams({ q }).toString()}`
