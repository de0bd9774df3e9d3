import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../schemas.ts'

/** Builds the parts of an account's export: expressions, each of which gives one of them as JSON. */
export type Everything = ExpressionBuilder<Tables, never>

/** An account's address, in small letters, once its mailbox has shown that it is theirs: what came from there as a visitor's is theirs, too. */
export const shownAddress = ({ selectFrom }: Pick<Everything, 'selectFrom'>, userId: string) =>
  selectFrom('users')
    .where('users.id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .select(({ fn }) => fn<string>('lower', ['users.email']).as('email'))
