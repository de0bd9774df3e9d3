import {
  artistApprovalClient,
  artworkAdministrationClient,
  auditLogClient,
  paymentChecksClient,
  paymentNoticesClient,
  refundsDueClient,
  statisticsClient,
  systemClient,
  undeliveredMailsClient,
  userAdministrationClient,
  waitingCountsClient,
} from '#adapters/http-client/admin-client.ts'
import { type HttpOptions, httpCaller } from '#adapters/http-client/call.ts'
import { claimAdministrationClient } from '#adapters/http-client/claims-client.ts'
import { moneyInClient } from '#adapters/http-client/money-in-client.ts'
import { orderAdministrationClient } from '#adapters/http-client/order-administration-client.ts'
import { payoutAdministrationClient } from '#adapters/http-client/payouts-client.ts'
import { returnAdministrationClient } from '#adapters/http-client/returns-client.ts'
import type { AdminServices } from '#application/pages/page-services.ts'

/** What an admin works with in a browser; a file of its own, which only their dashboard fetches. */
export function adminClients(api: HttpOptions): AdminServices {
  const call = httpCaller(api)
  return {
    waiting: waitingCountsClient(call),
    statistics: statisticsClient(call),
    approval: artistApprovalClient(call),
    users: userAdministrationClient(call),
    artworks: artworkAdministrationClient(call),
    orders: orderAdministrationClient(call),
    returns: returnAdministrationClient(call),
    moneyIn: moneyInClient(call),
    claims: claimAdministrationClient(call),
    payouts: payoutAdministrationClient(call),
    log: auditLogClient(call),
    paymentNotices: paymentNoticesClient(call),
    paymentChecks: paymentChecksClient(call),
    refundsDue: refundsDueClient(call),
    mails: undeliveredMailsClient(call),
    system: systemClient(call),
  }
}
