import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'

/** What was said about a damaged work, by whom, and where the photographs that came along are looked at. */
export const saidOfClaim = ({ selectFrom }: ExpressionBuilder<Tables, 'claims'>) =>
  jsonArrayFrom(
    selectFrom('claim_messages')
      .whereRef('claim_id', '=', 'claims.id')
      .select((message) => [
        'claim_messages.by',
        'claim_messages.name',
        'claim_messages.body as text',
        iso(message.ref('claim_messages.at')).as('at'),
        jsonArrayFrom(
          message
            .selectFrom('claim_photographs')
            .whereRef('message_id', '=', 'claim_messages.id')
            .select(({ cast, eb }) =>
              eb(
                eb(sql.lit('/api/claim-photographs/'), '||', cast<string>('claim_photographs.id', 'text')),
                '||',
                sql.lit('/1600'),
              ).as('address'),
            )
            .orderBy('claim_photographs.position'),
        ).as('photographs'),
      ])
      .orderBy('claim_messages.position'),
  )
