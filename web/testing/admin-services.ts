import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import type {
  AdminArtworkView,
  AdminUserView,
  AuditEntry,
  PendingArtistView,
  UserForm,
} from '#application/admin/contract.ts'
import type { SystemView } from '#application/admin/system-contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import type { PaymentCheckView } from '#application/orders/payment-checks-contract.ts'
import type { RefundDueView } from '#application/orders/refunds-due-contract.ts'
import type { AdminServices } from '#application/pages/page-services.ts'
import type { PaymentNoticeView } from '#application/payments/notices-contract.ts'
import { accountErrors } from '#domain/identity/registration.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseBadReason } from '#domain/shared/reason.ts'
import { userView } from './accounts.ts'
import { checksOf } from './check-services.ts'
import { noClaimsKept, noReturnsKept } from './claim-services.ts'
import { mailsOf } from './mail-services.ts'
import { moneyInOf } from './money-services.ts'
import { noticesOf } from './notice-services.ts'
import { orderView } from './order-window.ts'
import { payoutAdministrationOf } from './payout-services.ts'
import { refundsDueOf } from './refund-services.ts'
import { series } from './series.ts'
import { artwork } from './shop-window.ts'
import { systemOf } from './system-services.ts'
import { waitingCountsOf } from './waiting-counts.ts'

/** An account as admins see it: only what matters to the test has to be said. */
export const adminUser = (given: Partial<AdminUserView> = {}): AdminUserView => ({
  ...userView(),
  suspended: false,
  secondLocks: false,
  lastSeenAt: null,
  orderCount: 0,
  version: 1,
  ...given,
})

export const pendingArtist = (given: Partial<PendingArtistView> = {}): PendingArtistView => ({
  id: 'nia',
  name: 'Nia Abebe',
  profilePicture: null,
  artistProfile: {
    preferredMedium: 'Paper cut-outs',
    bio: 'Cuts paper.',
    country: 'ET',
    exhibitions: [{ title: 'Leaves', venue: 'Addis Fine Art', year: 2024 }],
  },
  artworkCount: 1,
  followerCount: 0,
  memberSince: '2026-11-01T10:00:00.000Z',
  email: 'nia@example.test',
  appliedAt: '2026-11-13T10:00:00.000Z',
  waiting: true,
  artworks: [{ ...artwork({ id: 'leaves', title: 'Leaves' }), ready: true }],
  ...given,
})

export const adminArtwork = (given: Partial<AdminArtworkView> & Pick<AdminArtworkView, 'id'>) =>
  ({
    ...artwork({ id: given.id }),
    visibility: 'public',
    hiddenBecause: null,
    featured: false,
    ...given,
  }) satisfies AdminArtworkView

export const adminOrder = (given: Partial<OrderView> = {}): OrderView => ({
  ...orderView(),
  email: 'leila@example.test',
  ...given,
})

interface Given {
  readonly users?: readonly AdminUserView[]
  readonly pending?: readonly PendingArtistView[]
  readonly artworks?: readonly AdminArtworkView[]
  readonly orders?: readonly OrderView[]
  readonly log?: readonly AuditEntry[]
  readonly mails?: Parameters<typeof mailsOf>[0]
  readonly notices?: readonly PaymentNoticeView[]
  readonly money?: readonly IncomingMoneyView[]
  readonly checks?: readonly PaymentCheckView[]
  readonly refunds?: readonly RefundDueView[]
  readonly system?: Partial<SystemView>
  /** The payouts of its batch that can be sent to nobody. */
  readonly unreadablePayouts?: readonly string[]
}

const absent = () => new DomainError('not-found', 'user-not-found', 'There is no such thing.')
const page = <Item>(items: readonly Item[]) => ({ items, total: items.length, next: null })

/** The admins' services, which remember, without a server behind them. */
export function adminServicesOf(given: Given = {}) {
  let users = [...(given.users ?? [])]
  let pending = [...(given.pending ?? [])]
  let artworks = [...(given.artworks ?? [])]
  let orders = [...(given.orders ?? [])]
  const decisions: string[] = []

  const userOf = (id: string): AdminUserView => {
    const found = users.find((user) => user.id === id)
    if (!found) throw absent()
    return found
  }
  const putUser = (user: AdminUserView): AdminUserView => {
    users = [...users.filter(({ id }) => id !== user.id), { ...user, version: user.version + 1 }]
    return userOf(user.id)
  }
  const refuseFaults = (form: UserForm) => {
    const fields = accountErrors(form, numberingPlans)
    const [first] = Object.values(fields)
    if (first !== undefined) throw new DomainError('rule-broken', 'user-refused', first, fields)
  }
  const putArtwork = (id: string, change: Partial<AdminArtworkView>): AdminArtworkView => {
    artworks = artworks.map((work) => (work.id === id ? { ...work, ...change } : work))
    const found = artworks.find((work) => work.id === id)
    if (!found) throw absent()
    return found
  }
  const putOrder = (number: string, change: Partial<OrderView> = {}): OrderView => {
    orders = orders.map((order) => (order.number === number ? { ...order, ...change } : order))
    const found = orders.find((order) => order.number === number)
    if (!found) throw absent()
    return found
  }

  const services: AdminServices = {
    returns: noReturnsKept,
    claims: noClaimsKept,
    waiting: waitingCountsOf(() => services),
    statistics: {
      users: async () => ({
        total: 2418,
        new: 9,
        perDay: series.perPeriod.map(({ from, count }) => ({ day: from, count })),
      }),
      artworks: async () => ({
        total: 280,
        trending: 24,
        perCategory: { sculpture: 30, 'digital-art': 120 },
      }),
      money: async () => ({
        revenue: 1_248_000,
        fees: 187_200,
        owedToArtists: 60_800,
        inPayouts: 1_000_000,
        payouts: [
          {
            artist: { id: 'amina', name: 'Amina Njoroge' },
            month: '2026-11',
            amount: 1_000_000,
            at: '2026-11-01T00:05:00.000Z',
          },
        ],
      }),
      over: async () => series,
      revenue: async () => series,
    },
    approval: {
      pending: async () => page(pending),
      approve: async (id) => {
        pending = pending.filter((artist) => artist.id !== id)
        decisions.push(`approved ${id}`)
      },
      reject: async (id, reason) => {
        refuseBadReason(reason)
        pending = pending.filter((artist) => artist.id !== id)
        decisions.push(`rejected ${id}: ${reason}`)
      },
    },
    users: {
      users: async ({ q = '', role, state }) =>
        page(
          users.filter(
            (user) =>
              user.name.toLowerCase().includes(q.toLowerCase()) &&
              (!role || user.role === role) &&
              (!state || user.suspended === (state === 'suspended')),
          ),
        ),
      user: async (id) => userOf(id),
      create: async ({ password: _password, ...form }) => {
        refuseFaults(form)
        return putUser(adminUser({ ...form, id: 'new-user', version: 0 }))
      },
      update: async (id, { password: _password, ...form }, version) => {
        refuseFaults(form)
        const user = userOf(id)
        if (user.version !== version)
          throw new DomainError('conflict', 'stale-version', 'This was changed somewhere else meanwhile.')
        return putUser({ ...user, ...form })
      },
      suspend: async (id) => putUser({ ...userOf(id), suspended: true }),
      restore: async (id) => putUser({ ...userOf(id), suspended: false }),
      removeSecondLocks: async (id) => putUser({ ...userOf(id), secondLocks: false }),
      remove: async (id) => {
        users = users.filter((user) => user.id !== id)
      },
    },
    artworks: {
      artworks: async ({ q = '' }) =>
        page(artworks.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))),
      hide: async (id, reason) => {
        refuseBadReason(reason)
        return putArtwork(id, { visibility: 'hidden', hiddenBecause: reason })
      },
      restore: async (id) => putArtwork(id, { visibility: 'public', hiddenBecause: null }),
      feature: async (id, featured) => putArtwork(id, { featured }),
    },
    orders: {
      orders: async ({ q = '', status }) =>
        page(orders.filter((order) => order.number.includes(q) && (!status || order.status === status))),
      order: async (number) => putOrder(number),
      markPaid: async (number) => putOrder(number, { status: 'paid' }),
      refund: async (number, { left } = {}) => {
        const order = putOrder(number)
        if (left !== order.left)
          throw new DomainError('conflict', 'order-changed', `Somebody else has changed order ${number}.`)
        return putOrder(number, { status: 'refunded' })
      },
      cancel: async (number) => putOrder(number, { status: 'cancelled' }),
    },
    payouts: payoutAdministrationOf(given.unreadablePayouts),
    log: { entries: async () => page(given.log ?? []) },
    moneyIn: moneyInOf(given.money),
    paymentNotices: noticesOf(given.notices),
    paymentChecks: checksOf(given.checks),
    refundsDue: refundsDueOf(given.refunds),
    mails: mailsOf(given.mails),
    system: systemOf(given.system),
  }
  return {
    services,
    /** What was decided about artists, in order. */
    decisions,
    users: () => users,
    artworks: () => artworks,
    /** Somebody else asks to sell here meanwhile. */
    asks: (artist: PendingArtistView) => void (pending = [...pending, artist]),
    /** Another admin changes an account meanwhile. */
    changeElsewhere: (id: string, change: Partial<AdminUserView>) => putUser({ ...userOf(id), ...change }),
  }
}
