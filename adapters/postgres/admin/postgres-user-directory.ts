import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { AdminUserView } from '#application/admin/contract.ts'
import type { UserDirectory, UserOrder, UserSelection } from '#application/admin/user-directory.ts'
import type { Approval } from '#domain/artists/artist.ts'
import type { Database } from '../database.ts'
import { anywhere } from '../like-pattern.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { type SliceQuery, sliceOf } from '../slice.ts'

const present = (db: Database) => db.selectFrom('users').where('deleted_at', 'is', null)

/** Every account as admins see it. */
const shown = (db: Database) =>
  db.selectFrom('users as u').select((eb) => [
    'u.id',
    'u.name',
    eb.fn.coalesce('u.email', eb.val('')).as('email'),
    'u.country',
    'u.phone',
    'u.role',
    eb
      .selectFrom('artists')
      .select(({ fn }) => fn.coalesce('approval_before', 'approval').$castTo<Approval>().as('status'))
      .whereRef('artists.user_id', '=', 'u.id')
      .where(eb.ref('u.role'), '=', 'artist')
      .as('artistStatus'),
    eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'),
    'u.created_at',
    eb('u.suspended_at', 'is not', null).$castTo<boolean>().as('suspended'),
    eb
      .or([
        eb.exists(
          eb
            .selectFrom('authenticator_apps as app')
            .select('app.user_id')
            .whereRef('app.user_id', '=', 'u.id')
            .where('app.confirmed_at', 'is not', null),
        ),
        eb.exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'u.id')),
      ])
      .$castTo<boolean>()
      .as('secondLocks'),
    'u.last_seen_at',
    eb
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('orders.user_id', '=', 'u.id')
      .as('orderCount'),
    'u.version',
  ])

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const viewOf = ({ created_at, last_seen_at, orderCount, ...user }: Shown): AdminUserView => ({
  ...user,
  orderCount: orderCount ?? 0,
  createdAt: created_at.toISOString(),
  lastSeenAt: last_seen_at?.toISOString() ?? null,
})

const account = expressionBuilder<Tables, 'users'>()

const sorted: Readonly<Record<UserOrder, Pick<SliceQuery<'users', object>, 'key' | 'kind' | 'direction'>>> = {
  newest: { key: 'created_at', kind: 'time', direction: 'desc' },
  name: { key: 'label', kind: 'text', direction: 'asc' },
  // In the words of its index.
  'last-seen': {
    key: account.fn.coalesce('last_seen_at', sql.lit('epoch')),
    kind: 'time',
    direction: 'desc',
  },
}

/** Letters: of fewer the index of trigrams knows nothing, and reading all of it takes longer than reading the rows. */
const fewestIndexed = 3

type Users = SelectQueryBuilder<Tables, 'users', object>

function found(users: Users, sought: string): Users {
  if (isId(sought)) return users.where('id', '=', sought)
  const pattern = anywhere(sought.toLowerCase())
  return sought.length < fewestIndexed
    ? users.where(account.parens('sought', '||', ''), 'like', pattern)
    : users.where('sought', 'like', pattern)
}

function selected(db: Database, { q, role, state }: UserSelection): Users {
  const all = present(db)
  const inRole = role === undefined ? all : all.where('role', '=', role)
  const inState =
    state === undefined ? inRole : inRole.where('suspended_at', state === 'suspended' ? 'is not' : 'is', null)
  return q === undefined ? inState : found(inState, q)
}

/** Accounts as admins see them, straight from PostgreSQL. */
export const postgresUserDirectory = (db: Database): UserDirectory => ({
  async slice(selection, order, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: selected(db, selection),
        show: (page) =>
          page
            .innerJoinLateral(
              () => shown(db).where('u.id', '=', sql.ref<string>('page.id')).as('account'),
              (join) => join.onTrue(),
            )
            .selectAll('account'),
        ...sorted[order],
      },
      limit,
      after,
    )
    return { items: items.map(viewOf), ...rest }
  },

  async find(id) {
    if (!isId(id)) return null
    const user = await shown(db).where('u.id', '=', id).where('u.deleted_at', 'is', null).executeTakeFirst()
    return user ? viewOf(user) : null
  },
})
