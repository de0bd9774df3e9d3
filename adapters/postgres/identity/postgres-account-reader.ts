import type { AccountReader } from '#application/identity/account-reader.ts'
import type { AccountExport, UserView } from '#application/identity/contract.ts'
import { isoTime as iso } from '../iso-time.ts'
import type { Sql } from '../sql.ts'
import { everythingOfOne } from './account-export.ts'

/** Accounts straight from PostgreSQL to what is shown. */
export const postgresAccountReader = (sql: Sql): AccountReader => ({
  async view(userId) {
    const [user] = await sql<UserView>(
      `select users.id, users.name, email, users.country, phone, role,
         case when role = 'artist' then coalesce(approval_before, approval) end as "artistStatus",
         email_verified_at is not null as "emailVerified", ${iso('users.created_at')} as "createdAt"
       from users left join artists on artists.user_id = users.id
       where users.id = $1 and deleted_at is null`,
      [userId],
    )
    return user ?? null
  },

  everythingOf: async (userId) => (await sql<AccountExport>(everythingOfOne, [userId]))[0] ?? {},
})
