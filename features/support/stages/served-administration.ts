import { randomUUID } from 'node:crypto'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import {
  artistApprovalClient,
  artworkAdministrationClient,
  auditLogClient,
  statisticsClient,
  systemClient,
  userAdministrationClient,
} from '#adapters/http-client/admin-client.ts'
import { artistDashboardClient } from '#adapters/http-client/artist-dashboard-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { orderAdministrationClient } from '#adapters/http-client/order-administration-client.ts'
import { ownProfileClient } from '#adapters/http-client/own-profile-client.ts'
import { payoutAccountClient } from '#adapters/http-client/payouts-client.ts'
import { secondFactorsClient } from '#adapters/http-client/second-factors-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { givenUpJob } from '#adapters/testing/given-up-job.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { numbersBy } from '../actors/service/service-numbers.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import { cookieFetch } from '../cookie-fetch.ts'
import type { AdminAtWork, Administration, Newcomer } from '../roles/admin.ts'

/** A newcomer at the HTTP client. @param send keeps the cookies */
export function clientNewcomer(origin: string, send: typeof fetch): Newcomer {
  const call = httpCaller({ origin, fetch: send })
  const profile = ownProfileClient(call)
  return {
    accounts: accountsClient(call),
    profile,
    dashboard: async () => artistDashboardClient(call),
    payoutAccount: payoutAccountClient(call),
    hasProfile: (form) => profile.create(form),
    approval: artistApprovalClient(call),
  }
}

/**
 * Admins and newcomers in front of the whole server.
 * @param adminOf how an admin works there who is signed in with a cookie and has these services
 */
export const servedAdministration = (
  sql: Sql,
  origin: string,
  adminOf = async (services: AdminAtWork, _cookie: string): Promise<AdminAtWork> => services,
  newcomer = async (): Promise<Newcomer> => clientNewcomer(origin, cookieFetch()),
): Administration => ({
  async admin(name) {
    const id = await givenAccount(sql, 'admin', name)
    const cookie = await givenSession(sql, id)
    const call = httpCaller({ origin, fetch: cookieFetch(cookie) })
    const services = {
      id,
      numbers: () => numbersBy(statisticsClient(call)),
      users: userAdministrationClient(call),
      approval: artistApprovalClient(call),
      artworks: artworkAdministrationClient(call),
      log: auditLogClient(call),
      system: systemClient(call),
      locks: serviceLocks(accountsClient(call), secondFactorsClient(call), softwarePasskeys(origin)),
      orders: orderAdministrationClient(call),
    }
    return adminOf(services, cookie)
  },
  newcomer,
  giveUp: async (orderNumber) => void (await givenUpJob(sql, orderNumber)),
  async prepare({ id }, title, as) {
    const work = randomUUID()
    await sql(
      `insert into artworks (id, artist_id, title, description, category, price_cents, stock, visibility)
       select $1, id, $2, 'The last ferry of the day.', 'paintings', 64000, 1, $4 from artists where user_id = $3`,
      [work, title, id, as === 'ready' ? 'public' : 'draft'],
    )
    await sql(
      `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
       values ($1, $2, 0, $1::uuid, 800, 600, 'A ferry', '#dddddd')`,
      [randomUUID(), work],
    )
  },
})
