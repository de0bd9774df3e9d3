import {
  auditLogClient,
  paymentChecksClient,
  paymentNoticesClient,
  refundsDueClient,
} from '#adapters/http-client/admin-client.ts'
import { artistDashboardClient } from '#adapters/http-client/artist-dashboard-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistClaimsClient, claimAdministrationClient } from '#adapters/http-client/claims-client.ts'
import { happeningsClient } from '#adapters/http-client/happenings-client.ts'
import { moneyInClient } from '#adapters/http-client/money-in-client.ts'
import { orderAdministrationClient } from '#adapters/http-client/order-administration-client.ts'
import {
  ownPayoutsClient,
  ownStatementsClient,
  payoutAccountClient,
  payoutAdministrationClient,
} from '#adapters/http-client/payouts-client.ts'
import { artistReturnsClient, returnAdministrationClient } from '#adapters/http-client/returns-client.ts'
import { ownShippingClient } from '#adapters/http-client/shipping-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenSession } from '#adapters/testing/given-accounts.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Role } from '#domain/identity/roles.ts'
import { eventStream } from '../event-stream.ts'
import type { SignedInAdmin, SignedInArtist, SignedInUsers } from '../roles/signed-in-users.ts'

/** How somebody works who is signed in with a cookie. @param services what their screens would send */
type AtWork<Somebody> = (cookie: string, services: Somebody) => Somebody & { leave?(): Promise<void> }

/** Artists and admins in front of the whole server. */
export function servedSignedIn(
  sql: Sql,
  origin: string,
  artistOf: AtWork<SignedInArtist> = (_cookie, services) => services,
  adminOf: AtWork<SignedInAdmin> = (_cookie, services) => services,
): SignedInUsers {
  const closing: (() => Promise<void> | void)[] = []

  /** Somebody who is signed in and listens. */
  async function signedIn(name: string, role: Role) {
    const [user] = await sql<{ id: string }>(
      `insert into users (id, name, email, role) values (gen_random_uuid(), $1, gen_random_uuid() || '@example.test', $2)
       returning id`,
      [name, role],
    )
    const userId = user?.id ?? ''
    if (role === 'artist') await sql('update artists set user_id = $2 where name = $1', [name, userId])
    const cookie = await givenSession(sql, userId)
    const stream: { opened?: Promise<void> } = {}
    const heard: Happening[] = []
    const line = happeningsClient((path) => {
      const opened = eventStream(origin + path, cookie)
      stream.opened = opened.opened
      return opened
    })
    closing.push(
      line.listen(
        (happening) => heard.push(happening),
        () => undefined,
      ),
    )
    await stream.opened
    const asThem: typeof fetch = (asked, init) =>
      fetch(asked, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } })
    return { call: httpCaller({ origin, fetch: asThem }), heard, cookie }
  }

  const noted = <Somebody extends { leave?(): Promise<void> }>(somebody: Somebody): Somebody => {
    closing.push(async () => somebody.leave?.())
    return somebody
  }

  return {
    async artist(name) {
      const { call, heard, cookie } = await signedIn(name, 'artist')
      const account = payoutAccountClient(call)
      const dashboard = artistDashboardClient(call)
      const services: SignedInArtist = {
        dashboard,
        payouts: ownPayoutsClient(call),
        statements: ownStatementsClient(call),
        shipping: ownShippingClient(call),
        returns: artistReturnsClient(call),
        claims: artistClaimsClient(call),
        nameAccount: async () => {
          const iban = 'DE89370400440532013000'
          await account.name({ kind: 'iban', iban, holder: name, phone: '' })
          const [mail] = await sql<{ body: string }>(
            `select body from outbox where event like 'payout-account:%' order by created_at desc limit 1`,
          )
          await account.confirm(/token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '')
        },
        lookIn: async () => void (await dashboard.earnings()),
        heard,
      }
      return noted(artistOf(cookie, services))
    },
    async admin(name) {
      const { call, heard, cookie } = await signedIn(name, 'admin')
      const log = auditLogClient(call)
      const services: SignedInAdmin = {
        orders: orderAdministrationClient(call),
        moneyIn: moneyInClient(call),
        payouts: payoutAdministrationClient(call),
        returns: returnAdministrationClient(call),
        claims: claimAdministrationClient(call),
        log,
        notices: paymentNoticesClient(call),
        checks: paymentChecksClient(call),
        refundsDue: refundsDueClient(call),
        lookIn: async () => void (await log.entries({})),
        heard,
      }
      return noted(adminOf(cookie, services))
    },
    async leave() {
      for (const close of closing) await close()
    },
  }
}
