import {
  type FilterQuery,
  OptimisticLockError,
  raw,
  UniqueConstraintViolationException,
} from '@mikro-orm/core'
import { type Expression, type NotNull, sql } from 'kysely'
import { accountChanged, emailTaken, type UserRepository } from '#application/identity/user-repository.ts'
import { formerMember, type User } from '#domain/identity/user.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { isAmong, shownAddresses } from './shown-addresses.ts'
import { UserSchema } from './user.schema.ts'

function accountRefusal(error: unknown): unknown {
  if (error instanceof UniqueConstraintViolationException) return emailTaken()
  if (error instanceof OptimisticLockError) return accountChanged()
  return error
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
  'payout_accounts',
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

// The query builder takes numbers away from each other, and no keys out of jsonb.
const impersonal = (values: Expression<unknown>) =>
  sql<Readonly<Record<string, unknown>> | null>`${values} - ${personal}::text[]`

/** Accounts in PostgreSQL. */
export function postgresUserRepository(db: Database): UserRepository {
  const find = (where: FilterQuery<User>): Promise<User | null> =>
    db.entities((em) => em.findOne(UserSchema, { $and: [where, { deletedAt: null }] }))

  const byEmail = (email: string): Promise<User | null> =>
    // The mapper looks for values as they are, and not in the words of an index.
    find({ [raw('lower(email)')]: email.toLowerCase() })

  const flush = (user: User): Promise<void> =>
    db
      .entities((em) => em.persist(user).flush())
      .catch((error: unknown) => {
        throw accountRefusal(error)
      })

  async function empty(
    tables: readonly ((typeof belongings)[number] | (typeof locks)[number])[],
    userId: string,
  ): Promise<void> {
    for (const table of tables) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }

  async function forgetInTheLog(userId: string): Promise<void> {
    await db
      .updateTable('audit_entries')
      .set({ admin_name: formerMember })
      .where('admin_id', '=', userId)
      .execute()
    const artistsId = db
      .selectFrom('artists')
      .where('user_id', '=', userId)
      .select(({ cast }) => cast<string>('id', 'text').as('id'))
    await db
      .updateTable('audit_entries')
      .set(({ ref }) => ({
        subject_name: formerMember,
        before: impersonal(ref('before')),
        after: impersonal(ref('after')),
      }))
      .where('subject_kind', 'in', ['user', 'artist'])
      .where(({ eb, or }) => or([eb('subject_id', '=', userId), eb('subject_id', 'in', artistsId)]))
      .execute()
  }

  const livingAdmins = db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)

  return {
    byId: async (id) => (isId(id) ? find({ id }) : null),
    byEmail,
    add: flush,
    save: flush,
    async earlierAddresses(userId) {
      const rows = await db
        .selectFrom('audit_entries')
        .where('subject_kind', '=', 'user')
        .where('subject_id', '=', userId)
        .select(({ cast, ref }) => cast<string | null>(ref('before', '->>').key('email'), 'text').as('email'))
        .execute()
      // The log stays as it was written; mails and accounts are tidy.
      const addresses = new Set(rows.flatMap(({ email }) => (email === null ? [] : [tidyEmail(email)])))
      const earlier: string[] = []
      for (const address of addresses) {
        const owner = await byEmail(address)
        if (owner === null || owner.id === userId) earlier.push(address)
      }
      return earlier
    },
    async removeBelongings(userId) {
      await empty([...belongings, ...locks], userId)
      const shown = await shownAddresses(db, userId)
      await db
        .deleteFrom('waiting')
        .where(({ eb, or, ref }) => or([eb('user_id', '=', userId), isAmong(ref('waiting.email'), shown)]))
        .execute()
      // What they wrote is the reader's too; who they were, and where they can be reached, is not.
      await db
        .updateTable('messages')
        .set({ sender_name: formerMember, sender_email: '' })
        .where(({ and, eb, or, ref }) =>
          or([
            eb('sender_id', '=', userId),
            and([eb('sender_id', 'is', null), isAmong(ref('sender_email'), shown)]),
          ]),
        )
        .execute()
      // The log keeps what was done, and with whom by the id; who that was goes with the account.
      await forgetInTheLog(userId)
    },
    removeLocks: (userId) => empty(locks, userId),
    admins: () =>
      livingAdmins
        .where('email', 'is not', null)
        .select(['name', 'email'])
        .$narrowType<{ email: NotNull }>()
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async countAdmins() {
      const admins = await livingAdmins.select('id').forUpdate().execute()
      return admins.length
    },
  }
}
