import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'

/** What was said about a damaged work, by whom, and with how many photographs. */
export const saidOfClaim = ({ selectFrom }: ExpressionBuilder<Tables, 'claims'>) =>
  jsonArrayFrom(
    selectFrom('claim_messages')
      .whereRef('claim_id', '=', 'claims.id')
      .select((message) => [
        'claim_messages.by',
        'claim_messages.name',
        'claim_messages.body as text',
        iso(message.ref('claim_messages.at')).as('at'),
        message
          .selectFrom('claim_photographs')
          .whereRef('message_id', '=', 'claim_messages.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('photographs'),
      ])
      .orderBy('claim_messages.position'),
  )
