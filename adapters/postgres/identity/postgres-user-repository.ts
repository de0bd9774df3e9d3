import { OptimisticLockError, raw, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { accountChanged, emailTaken, type UserRepository } from '#application/identity/user-repository.ts'
import { formerMember, type User } from '#domain/identity/user.ts'
import { isId } from '../catalogue/parameters.ts'
import { toldPlainly } from '../database-away.ts'
import { currentEm } from '../postgres-unit-of-work.ts'
import type { Sql } from '../sql.ts'
import { UserSchema } from './user.schema.ts'

function told(error: unknown): unknown {
  if (error instanceof UniqueConstraintViolationException) return emailTaken()
  if (error instanceof OptimisticLockError) return accountChanged()
  return toldPlainly(error)
}

/** What is one person's alone, table by table. */
const belongings = [
  'favourites',
  'follows',
  'cart_lines',
  'cart_merges',
  'new_works',
  'new_works_mails',
  'one_time_tokens',
] as const

/** Second locks, and other ways in than a password. */
const locks = [
  'authenticator_apps',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'provider_identities',
  'provider_arrivals',
] as const

/** What the log says of a person beside what was done. */
const personal = ['name', 'email', 'country', 'phone']

/** Accounts in PostgreSQL. */
export function postgresUserRepository(orm: MikroORM, sql: Sql): UserRepository {
  const find = (where: object): Promise<User | null> =>
    currentEm(orm)
      .findOne(UserSchema, { ...where, deletedAt: null })
      .catch((error: unknown) => {
        throw told(error)
      })

  async function flush(user: User): Promise<void> {
    const em = currentEm(orm)
    em.persist(user)
    await em.flush().catch((error: unknown) => {
      throw told(error)
    })
  }

  async function empty(tables: readonly string[], userId: string): Promise<void> {
    for (const table of tables) await sql(`delete from ${table} where user_id = $1`, [userId])
  }

  return {
    byId: async (id) => (isId(id) ? find({ id }) : null),
    byEmail: (email) => find({ [raw('lower(email)')]: email.toLowerCase() }),
    add: flush,
    save: flush,
    async removeBelongings(userId) {
      await empty([...belongings, ...locks], userId)
      // What they wrote is the reader's too; who they were, and where they can be reached, is not.
      await sql(`update messages set sender_name = $2, sender_email = '' where sender_id = $1`, [
        userId,
        formerMember,
      ])
      // The log keeps what was done, and with whom by the id; who that was goes with the account.
      await sql('update audit_entries set admin_name = $2 where admin_id = $1', [userId, formerMember])
      await sql(
        `update audit_entries set subject_name = $2, before = before - $3::text[], after = after - $3::text[]
         where subject_kind in ('user', 'artist')
           and subject_id in ($1::text, (select id::text from artists where user_id = $1::uuid))`,
        [userId, formerMember, personal],
      )
    },
    removeLocks: (userId) => empty(locks, userId),
    admins: () =>
      sql(
        `select name, email from users
         where role = 'admin' and deleted_at is null and suspended_at is null and email is not null order by created_at, id`,
      ),
    async countAdmins() {
      const admins = await sql(
        `select 1 from users where role = 'admin' and deleted_at is null and suspended_at is null for update`,
      )
      return admins.length
    },
  }
}
