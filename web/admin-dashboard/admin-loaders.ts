import {
  type AdminArtworkView,
  type AdminUserView,
  type AuditEntry,
  artworkStates,
  auditedKinds,
  type PendingArtistView,
  userOrders,
  userStates,
} from '#application/admin/contract.ts'
import {
  type Money,
  type measures,
  type Period,
  periods,
  type Series,
  type Statistics,
} from '#application/admin/statistics-contract.ts'
import { mailStates, type UndeliveredMail } from '#application/admin/undelivered-mails-contract.ts'
import type { AdminWaiting } from '#application/admin/waiting-counts-contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { roles } from '#domain/identity/roles.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { beginOfDay } from '#domain/shared/day.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { withAfterSale } from '#web/claims/with-after-sale.ts'
import { type Country, countries } from '#web/ui/fields/countries.ts'
import { askedOf, forAdmins } from './for-admins.ts'

export interface LayoutData {
  readonly account: UserView
  /** Null where it cannot be told: no page fails for want of it. */
  readonly waiting: AdminWaiting | null
}

export interface OverviewData {
  readonly period: Period
  readonly users: Awaited<ReturnType<Statistics['users']>>
  readonly artworks: Awaited<ReturnType<Statistics['artworks']>>
  readonly money: Money
  readonly series: Readonly<Record<(typeof measures)[number], Series>>
  /** The works that came in day by day. */
  readonly artworksByDay: Series
  readonly pending: Page<PendingArtistView>
  readonly newest: readonly AdminUserView[]
}

export interface UserData {
  /** Null for a new one. */
  readonly user: AdminUserView | null
  readonly countries: readonly Country[]
}

export type PendingData = Page<PendingArtistView>
export type UsersData = Page<AdminUserView>
export type ArtworksData = Page<AdminArtworkView>
export type OrdersData = Page<OrderView>
export type LogData = Page<AuditEntry>
export type MailsData = Page<UndeliveredMail>

/** How many artists stand on a page: each with pictures. */
export const pendingLimit = 12

/** A day as a date field writes it; an address with anything else asks for all days. */
const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && beginOfDay(text) ? text : undefined

/** Who may not come in is told so; whatever else fails leaves the navigation without numbers. */
function nothingCounted(error: unknown): null {
  if (isDomainError(error) && ['forbidden', 'not-signed-in'].includes(error.refusal)) throw error
  return null
}

export const loadLayout = forAdmins(
  async ({ waiting }, _args, account): Promise<LayoutData> => ({
    account,
    waiting: await waiting.counts().catch(nothingCounted),
  }),
)

export const loadOverview = forAdmins(
  async ({ statistics, approval, users }, args): Promise<OverviewData> => {
    const period = askedOf(args).oneOf('period', periods) ?? 'day'
    const [counted, artworks, money, userStatistics, works, orders, revenue, artworksByDay, pending, newest] =
      await Promise.all([
        statistics.users(),
        statistics.artworks(),
        statistics.money(),
        statistics.over('users', period),
        statistics.over('artworks', period),
        statistics.over('orders', period),
        statistics.revenue(period),
        statistics.over('artworks', 'day'),
        approval.pending({ limit: 3 }),
        users.users({ limit: 6 }),
      ])
    const series = { users: userStatistics, artworks: works, orders, revenue }
    return { period, users: counted, artworks, money, series, artworksByDay, pending, newest: newest.items }
  },
)

export const loadPending = forAdmins(({ approval }, args) =>
  approval.pending({ cursor: askedOf(args).cursor, limit: pendingLimit }),
)

export const loadUsers = forAdmins(({ users }, args): Promise<UsersData> => {
  const { cursor, text, oneOf } = askedOf(args)
  return users.users({
    cursor,
    q: text('q'),
    role: oneOf('role', roles),
    state: oneOf('state', userStates),
    sort: oneOf('sort', userOrders),
  })
})

export const loadUser = forAdmins(async ({ users }, { params }): Promise<UserData> => {
  const id = params['id'] ?? 'new'
  const [user, all] = await Promise.all([id === 'new' ? null : users.user(id), countries()])
  return { user, countries: all }
})

export const loadArtworks = forAdmins(({ artworks }, args): Promise<ArtworksData> => {
  const { cursor, text, oneOf } = askedOf(args)
  return artworks.artworks({ cursor, q: text('q'), state: oneOf('state', artworkStates) })
})

export const loadOrders = forAdmins(({ orders }, args): Promise<OrdersData> => {
  const { cursor, text, oneOf } = askedOf(args)
  return orders.orders({ cursor, q: text('q'), status: oneOf('status', orderStatuses) })
})

export const loadOrder = forAdmins((own, { params }) =>
  withAfterSale(params['number'] ?? '', own.orders.order, own),
)

export const loadClaims = forAdmins(({ claims }) => claims.waiting())

export const loadPayouts = forAdmins(async ({ payouts }) => ({
  batches: await payouts.batches(),
  unpaid: await payouts.unpaid(),
}))

export type PayoutsData = Awaited<ReturnType<typeof loadPayouts>>

export const loadPayoutBatch = forAdmins(({ payouts }, { params }) => payouts.batch(params['id'] ?? ''))

export const loadMoney = forAdmins(({ moneyIn }, args) => moneyIn.money({ cursor: askedOf(args).cursor }))

export const loadNotices = forAdmins(({ paymentNotices }, args) =>
  paymentNotices.notices({ cursor: askedOf(args).cursor }),
)

export const loadRefunds = forAdmins(({ refundsDue }, args) =>
  refundsDue.refunds({ cursor: askedOf(args).cursor }),
)

export const loadChecks = forAdmins(({ paymentChecks }, args) =>
  paymentChecks.checks({ cursor: askedOf(args).cursor }),
)

export const loadMails = forAdmins(({ mails }, args): Promise<MailsData> => {
  const { cursor, text, oneOf } = askedOf(args)
  return mails.mails({ cursor, q: text('q'), state: oneOf('state', mailStates) })
})

export const loadSystem = forAdmins(({ system }) => system.state())

export const loadLog = forAdmins(({ log }, args): Promise<LogData> => {
  const { cursor, text, oneOf } = askedOf(args)
  return log.entries({
    cursor,
    subject: text('subject'),
    admin: text('admin'),
    kind: oneOf('kind', auditedKinds),
    from: dayOf(text('from')),
    to: dayOf(text('to')),
  })
})
