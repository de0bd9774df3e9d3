import type { AdminUserView } from '#application/admin/contract.ts'
import type { UserDirectory, UserOrder, UserSelection } from '#application/admin/user-directory.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { type KeysetQuery, keysetSlice } from '../keyset-slice.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'

const columns = `users.id, users.name, coalesce(email, '') as email, users.country, phone, role,
  case when role = 'artist' then
    (select coalesce(approval_before, approval) from artists where artists.user_id = users.id) end as "artistStatus",
  email_verified_at is not null as "emailVerified", ${isoTime('users.created_at')} as "createdAt",
  suspended_at is not null as suspended, ${isoTime('last_seen_at')} as "lastSeenAt",
  (select count(*)::int from orders where orders.user_id = users.id) as "orderCount", users.version`

const orders: Readonly<Record<UserOrder, Pick<KeysetQuery, 'key' | 'kind' | 'direction'>>> = {
  newest: { key: 'created_at', kind: 'time', direction: 'desc' },
  name: { key: 'label', kind: 'text', direction: 'asc' },
  'last-seen': { key: `coalesce(last_seen_at, 'epoch')`, kind: 'time', direction: 'desc' },
}

/** Letters: of fewer the index of trigrams knows nothing, and reading all of it takes longer than reading the rows. */
const fewestIndexed = 3

function conditionsOf({ q, role, state }: UserSelection, parameters: Parameters): readonly string[] {
  const found = (sought: string) =>
    isId(sought)
      ? `id = ${parameters.add(sought)}::uuid`
      : `${sought.length < fewestIndexed ? `(sought || '')` : 'sought'} like ${parameters.add(anywhere(sought.toLowerCase()))}`
  return [
    'deleted_at is null',
    ...(role === undefined ? [] : [`role = ${parameters.add(role)}`]),
    ...(state === undefined ? [] : [`suspended_at is ${state === 'suspended' ? 'not null' : 'null'}`]),
    ...(q === undefined ? [] : [found(q)]),
  ]
}

/** Accounts as admins see them, straight from PostgreSQL. */
export const postgresUserDirectory = (sql: Sql): UserDirectory => ({
  slice(selection, order, limit, after) {
    const parameters = new Parameters()
    const conditions = conditionsOf(selection, parameters)
    return keysetSlice<AdminUserView>(
      sql,
      { table: 'users', columns, conditions, parameters, ...orders[order] },
      limit,
      after,
    )
  },

  async find(id) {
    if (!isId(id)) return null
    const [user] = await sql<AdminUserView>(
      `select ${columns} from users where id = $1 and deleted_at is null`,
      [id],
    )
    return user ?? null
  },
})
