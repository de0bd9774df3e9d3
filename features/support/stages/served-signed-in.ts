import { auditLogClient } from '#adapters/http-client/admin-client.ts'
import { artistDashboardClient } from '#adapters/http-client/artist-dashboard-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { happeningsClient } from '#adapters/http-client/happenings-client.ts'
import { orderAdministrationClient } from '#adapters/http-client/order-administration-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenSession } from '#adapters/testing/given-accounts.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Role } from '#domain/identity/roles.ts'
import { eventStream } from '../event-stream.ts'
import type { SignedInUsers } from '../roles/signed-in-users.ts'

/** Artists and admins in front of the whole server. */
export function servedSignedIn(sql: Sql, origin: string): SignedInUsers {
  const closing: (() => void)[] = []

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
    return { call: httpCaller({ origin, fetch: asThem }), heard }
  }

  return {
    async artist(name) {
      const { call, heard } = await signedIn(name, 'artist')
      return { dashboard: artistDashboardClient(call), heard }
    },
    async admin(name) {
      const { call, heard } = await signedIn(name, 'admin')
      return { orders: orderAdministrationClient(call), log: auditLogClient(call), heard }
    },
    async leave() {
      for (const close of closing) close()
    },
  }
}
