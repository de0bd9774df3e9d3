import type {
  AdminArtworkView,
  AdminUserView,
  ArtistApproval,
  ArtworkAdministration,
  AuditEntry,
  AuditLog,
  PendingArtistView,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { Money, Series, Statistics } from '#application/admin/statistics-contract.ts'
import type { System, SystemView } from '#application/admin/system-contract.ts'
import type { UndeliveredMail, UndeliveredMails } from '#application/admin/undelivered-mails-contract.ts'
import type { AdminWaiting, WaitingCounts } from '#application/admin/waiting-counts-contract.ts'
import type { PaymentChecks, PaymentCheckView } from '#application/orders/payment-checks-contract.ts'
import type { RefundDueView, RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { PaymentNotices, PaymentNoticeView } from '#application/payments/notices-contract.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { artworkAmounts } from './catalogue-client.ts'
import { page } from './page.ts'

const at = (list: string, id: string): string => `/admin/${list}/${encodeURIComponent(id)}`

/** Minding accounts over HTTP. */
export function userAdministrationClient(call: HttpCaller): UserAdministration {
  const user = async (asked: Parameters<HttpCaller>[0]) => (await call<AdminUserView>(asked)).body
  const failure = 'Failed to update user'
  return {
    users: (request) =>
      page<AdminUserView>(call, {
        path: '/admin/users',
        query: { ...request },
        failure: 'Failed to get users',
      }),
    user: (id) => user({ path: at('users', id), failure: 'Failed to get users' }),
    create: (form) =>
      user({ method: 'POST', path: '/admin/users', body: form, failure: 'Failed to create user' }),
    update: (id, form, version) =>
      user({ method: 'PUT', path: at('users', id), body: { ...form, version }, failure }),
    suspend: (id) => user({ method: 'PUT', path: `${at('users', id)}/suspend`, failure }),
    restore: (id) => user({ method: 'PUT', path: `${at('users', id)}/restore`, failure }),
    removeSecondLocks: (id) => user({ method: 'DELETE', path: `${at('users', id)}/second-locks`, failure }),
    async remove(id) {
      await call({ method: 'DELETE', path: at('users', id), failure: 'Failed to delete user' })
    },
  }
}

/** Deciding on artists over HTTP. */
export const artistApprovalClient = (call: HttpCaller): ArtistApproval => ({
  pending: (request) =>
    page<PendingArtistView>(call, {
      path: '/admin/artists/pending',
      query: { ...request },
      amounts: artworkAmounts,
      failure: 'Failed to get pending artists',
    }),
  async approve(id) {
    const path = `${at('artists', id)}/approve`
    await call({ method: 'PUT', path, failure: 'Failed to approve artist' })
  },
  async reject(id, reason) {
    const path = `${at('artists', id)}/reject`
    await call({ method: 'PUT', path, body: { reason }, failure: 'Failed to reject artist' })
  },
})

/** Looking after works over HTTP. */
export function artworkAdministrationClient(call: HttpCaller): ArtworkAdministration {
  const change = async (id: string, what: string, body?: object) => {
    const path = `${at('artworks', id)}/${what}`
    const asked = {
      method: 'PUT',
      path,
      body,
      amounts: artworkAmounts,
      failure: 'Failed to update artwork',
    } as const
    return (await call<AdminArtworkView>(asked)).body
  }
  return {
    artworks: (request) =>
      page<AdminArtworkView>(call, {
        path: '/admin/artworks',
        query: { ...request },
        amounts: artworkAmounts,
        failure: 'Failed to get artworks',
      }),
    hide: (id, reason) => change(id, 'hide', { reason }),
    restore: (id) => change(id, 'restore'),
    feature: (id, featured) => change(id, 'feature', { featured }),
  }
}

/** The log over HTTP. */
export const auditLogClient = (call: HttpCaller): AuditLog => ({
  entries: (request) => page<AuditEntry>(call, { path: '/admin/audit', query: { ...request } }),
})

/** What providers have told and a person has to see to, over HTTP. */
export const paymentNoticesClient = (call: HttpCaller): PaymentNotices => ({
  notices: (request) =>
    page<PaymentNoticeView>(call, { path: '/admin/payment-notices', query: { ...request } }),
  async seenTo(id) {
    await call<object>({ method: 'PUT', path: `${at('payment-notices', id)}/seen-to` })
  },
  async notSeenTo(id) {
    await call<object>({ method: 'DELETE', path: `${at('payment-notices', id)}/seen-to` })
  },
})

/** Money that a person has to send back, over HTTP. */
export const refundsDueClient = (call: HttpCaller): RefundsDue => ({
  refunds: (request) =>
    page<RefundDueView>(call, {
      path: '/admin/refunds-due',
      query: { ...request },
      amounts: { price: true, amount: true },
    }),
  async sent(id) {
    await call<object>({ method: 'POST', path: `${at('refunds-due', id)}/sent` })
  },
})

/** Comparisons of orders, books and providers over HTTP. */
export const paymentChecksClient = (call: HttpCaller): PaymentChecks => ({
  checks: (request) => page<PaymentCheckView>(call, { path: '/admin/payment-checks', query: { ...request } }),
  async checkNow() {
    await call<object>({ method: 'POST', path: '/admin/payment-checks' })
  },
})

/** Mails that have not left, over HTTP. */
export const undeliveredMailsClient = (call: HttpCaller): UndeliveredMails => ({
  mails: (request) => page<UndeliveredMail>(call, { path: '/admin/mails', query: { ...request } }),
  async again(id) {
    await call<object>({ method: 'PUT', path: `${at('mails', id)}/again` })
  },
})

/** What waits for admins, over HTTP. */
export const waitingCountsClient = (call: HttpCaller): WaitingCounts => ({
  async counts() {
    return (await call<AdminWaiting>({ path: '/admin/waiting' })).body
  },
})

/** How the shop itself is, over HTTP. */
export const systemClient = (call: HttpCaller): System => ({
  async state() {
    return (await call<SystemView>({ path: '/admin/system' })).body
  },
  async doAgain(jobId) {
    await call<object>({ method: 'PUT', path: `${at('system/jobs', jobId)}/again` })
  },
  async signOut(sessionId) {
    await call<object>({ method: 'DELETE', path: at('system/sessions', sessionId) })
  },
})

const moneyAmounts = {
  revenue: true,
  fees: true,
  owedToArtists: true,
  inPayouts: true,
  amount: true,
} as const

/** The numbers over HTTP. */
export const statisticsClient = (call: HttpCaller): Statistics => ({
  async users() {
    const asked = { path: '/admin/stats/users', failure: 'Failed to get user stats' }
    return (await call<Awaited<ReturnType<Statistics['users']>>>(asked)).body
  },
  async artworks() {
    const asked = { path: '/admin/stats/artworks', failure: 'Failed to get artwork stats' }
    return (await call<Awaited<ReturnType<Statistics['artworks']>>>(asked)).body
  },
  async money() {
    const asked = { path: '/admin/stats/money', failure: 'The books could not be loaded.' }
    return (await call<Money>({ ...asked, amounts: moneyAmounts })).body
  },
  async over(of, period) {
    const failure = of === 'artworks' ? 'Failed to get artwork stats' : 'Failed to get user stats'
    return (await call<Series>({ path: '/admin/stats/series', query: { of, period }, failure })).body
  },
  async revenue(period) {
    const asked = { path: '/admin/stats/series', failure: 'The books could not be loaded.' }
    const amounts = { total: true, new: true, count: true } as const
    return (await call<Series<Cents>>({ ...asked, query: { of: 'revenue', period }, amounts })).body
  },
})
