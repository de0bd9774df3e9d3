/** The addresses of the dashboards' pages, the rest of the table in addresses.ts: only those who work there fetch them. */
import { asked, filled } from './addresses.ts'

// An artist's dashboard.
export const ownProfilePage = '/dashboard/profile'
export const ownArtworksPage = '/dashboard/artworks'
export const newArtworkPage = '/dashboard/artworks/new'
export const importPage = '/dashboard/artworks/import'
export const ownArtworkRoute = '/dashboard/artworks/:id'
/** Where one of one's own works is changed. */
export const ownArtworkPage = (id: string): string => filled(ownArtworkRoute, id)
export const previewRoute = '/dashboard/artworks/:id/preview'
/** Where it is looked at as shoppers will see it. */
export const previewPage = (id: string): string => filled(previewRoute, id)
export const parcelsPage = '/dashboard/orders'
export const parcelRoute = '/dashboard/orders/:number'
/** Where a part of an order is packed and sent. */
export const parcelPage = (number: string): string => filled(parcelRoute, number)
/** Where an artist finds what is said about damaged works. */
export const ownClaimsPage = '/dashboard/claims'
export const earningsPage = '/dashboard/earnings'
export const ownShippingPage = '/dashboard/shipping'
export const inboxPage = '/dashboard/messages'

// The admins' dashboard.
export const adminArtistsPage = '/dashboard/admin/artists'
export const adminUsersPage = '/dashboard/admin/users'
export const newUserPage = '/dashboard/admin/users/new'
export const adminUserRoute = '/dashboard/admin/users/:id'
export const adminUserPage = (id: string): string => filled(adminUserRoute, id)
export const adminArtworksPage = '/dashboard/admin/artworks'
export const adminOrdersPage = '/dashboard/admin/orders'
export const adminOrderRoute = '/dashboard/admin/orders/:number'
export const adminOrderPage = (number: string): string => filled(adminOrderRoute, number)
export const adminClaimsPage = '/dashboard/admin/claims'
export const adminPayoutsPage = '/dashboard/admin/payouts'
export const adminPayoutBatchRoute = '/dashboard/admin/payouts/:id'
/** Payouts that leave together. */
export const adminPayoutBatchPage = (id: string): string => filled(adminPayoutBatchRoute, id)
export const adminMoneyPage = '/dashboard/admin/money'
export const adminRefundsPage = '/dashboard/admin/refunds-due'
export const adminChecksPage = '/dashboard/admin/payment-checks'
export const adminNoticesPage = '/dashboard/admin/payment-notices'
export const adminMailsPage = '/dashboard/admin/mails'
export const adminSystemPage = '/dashboard/admin/system'
export const adminLogPage = '/dashboard/admin/log'
/** What the log tells of somebody or something. */
export const adminLogOf = (subject: string): string => asked(adminLogPage, { subject })

/** A page of lists, with what fits some words. */
export const searched = (list: string, q: string): string => asked(list, { q })
