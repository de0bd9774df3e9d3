import type { AccountReader } from '#application/identity/account-reader.ts'
import type { AccountExport, UserView } from '#application/identity/contract.ts'
import type { Sql } from '../sql.ts'

/** Times as the API tells them: ISO 8601, UTC. */
const iso = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Accounts straight from PostgreSQL to what is shown. */
export const postgresAccountReader = (sql: Sql): AccountReader => ({
  async view(userId) {
    const [user] = await sql<UserView>(
      `select users.id, users.name, email, users.country, phone, role, artists.approval as "artistStatus",
         email_verified_at is not null as "emailVerified", ${iso('users.created_at')} as "createdAt"
       from users left join artists on artists.user_id = users.id
       where users.id = $1 and deleted_at is null`,
      [userId],
    )
    return user ?? null
  },

  async everythingOf(userId) {
    const [row] = await sql<AccountExport>(
      `select
         (select json_build_object('name', name, 'email', email, 'country', country, 'phone', phone, 'role', role,
            'emailVerifiedAt', ${iso('email_verified_at')}, 'createdAt', ${iso('created_at')})
          from users where id = $1) as account,
         (select json_build_object('name', name, 'preferredMedium', preferred_medium, 'bio', bio, 'country', country,
            'exhibitions', exhibitions, 'approval', approval, 'memberSince', ${iso('member_since')})
          from artists where user_id = $1) as artist,
         (select coalesce(json_agg(json_build_object('device', device, 'signedInAt', ${iso('created_at')},
            'lastSeenAt', ${iso('seen_at')}) order by created_at), '[]')
          from sessions where user_id = $1) as sessions,
         (select coalesce(json_agg(artists.name order by artists.name), '[]')
          from follows join artists on artists.id = artist_id where follows.user_id = $1) as follows`,
      [userId],
    )
    return row ?? {}
  },
})
