import { type Expression, expressionBuilder } from 'kysely'
import { tidyEmail } from '#domain/shared/email-address.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'

const query = expressionBuilder<Tables>()

/**
 * An account's address, in small letters, once its mailbox has shown that it is theirs: what came from there as a visitor's is
 * theirs, too. An account that shares its mailbox with another one keeps signs that nobody sees; what visitors left has none, and
 * mails to it have them. @returns none, or one, or that address in both ways
 */
export async function shownAddresses(db: Database, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .select(({ fn }) => fn<string | null>('lower', ['email']).as('email'))
    .execute()
  return rows.flatMap(({ email }) => (email === null ? [] : [...new Set([email, tidyEmail(email)])]))
}

/** Whether an address is one of those. */
export const isAmong = (address: Expression<string | null>, shown: readonly string[]) =>
  query(query.fn<string>('lower', [address]), '=', query.fn.any(query.val(shown)))
