import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

/** An account's address, in small letters, once its mailbox has shown that it is theirs: what came from there as a visitor's is theirs, too. */
export const shownAddress = (
  { selectFrom }: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>,
  userId: string,
) =>
  selectFrom('users')
    .where('users.id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .select(({ fn }) => fn<string>('lower', ['users.email']).as('email'))
