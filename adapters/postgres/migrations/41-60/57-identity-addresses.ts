import { Migration } from '@mikro-orm/migrations'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** What nobody sees in an address, and the space of no width; as in domain/shared/tidy-text.ts on the day this was written. */
const unseen =
  '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB]'

/** What JavaScript calls white space, and PostgreSQL in few locales. */
const blank = '[\\u0009-\\u000D\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]'

const replaced = (text: string, what: string, by: string): string =>
  `regexp_replace(${text}, '${what}', '${by}', 'g')`

/** An address as `tidyEmail` of the domain gave it on that day; for this migration alone, and whoever compares them. */
export const tidied = (address: string): string =>
  replaced(replaced(replaced(address, unseen, ''), `^${blank}+|${blank}+$`, ''), `${blank}+`, ' ')

/** Whether an address may be another one then: that is cheaper to see than what it is. */
const isUntidy = (address: string): string => `${address} ~ '${unseen}|${blank}'`

/** Of accounts of one mailbox the one that has shown that it is theirs comes first, then whoever came first. */
const firstOfMailbox = `row_number() over (
          partition by lower(${tidied('email')}) order by email_verified_at is null, created_at, id) = 1`

/**
 * Addresses lose what nobody sees in them, as new ones do, so that they are found by what is typed. Where two accounts would become
 * one mailbox's, one alone has it: the other stays as it is with all that it has, and `doubledAccounts` below tells of it.
 * What was stated with a withdrawal stays as it was stated, and so does the log of what admins did.
 */
export class IdentityAddresses extends Migration {
  override up(): void {
    // Whoever has read an account before writes it anew.
    this.addSql(`
      update users set email = chosen.tidy, version = version + 1 from (
        select id, ${tidied('email')} as tidy, ${firstOfMailbox} as is_first
        from users where ${isUntidy('email')}
      ) as chosen
      where users.id = chosen.id and is_first and chosen.tidy <> users.email
        and not exists (select from users as other where lower(other.email) = lower(chosen.tidy) and other.id <> chosen.id)`)
    for (const [table, column] of [
      ['orders', 'email'],
      ['waiting', 'email'],
      ['messages', 'sender_email'],
      ['outbox', 'recipient'],
    ] as const)
      this.addSql(`update ${table} set ${column} = ${tidied(column)} where ${isUntidy(column)}`)
  }

  /** What is tidy was good before, too. */
  override down(): void {}
}

/** More ids are no line that anybody reads. */
const mostNamed = 20

export function doubledInWords(ids: readonly string[]): string {
  const named = ids.slice(0, mostNamed).join(', ')
  const others = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : ''
  return `Accounts whose address is another account’s but for signs that nobody sees stay as they are: ${named}${others}. Admins find each by its id among all users, and may give it another address.`
}

/** @returns what to tell whoever runs the shop of the accounts that this has left as they are; null where there are none */
export async function doubledAccounts(db: Database): Promise<string | null> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    // The query builder has no words for a migration's.
    .where('email', '<>', sql.raw<string>(tidied('email')))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.length === 0 ? null : doubledInWords(rows.map(({ id }) => id))
}
