import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { tidied } from '../migrations/41-60/57-identity-addresses.ts'

/** More ids are no line that anybody reads. */
const mostNamed = 20

/** Accounts whose address is another account's but for what nobody sees: they were left as they are where addresses were tidied. */
export async function doubledAccounts(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    // The query builder has no words for a migration's.
    .where('email', '<>', sql.raw<string>(tidied('email')))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells whoever runs the shop of such accounts. */
export function doubledInWords(ids: readonly string[]): string {
  const named = ids.slice(0, mostNamed).join(', ')
  const others = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : ''
  return `Accounts whose address is another account’s but for signs that nobody sees stay as they are: ${named}${others}. Admins find each by its id among all users, and may give it another address.`
}
