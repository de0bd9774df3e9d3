import type { UndeliveredMail } from '#application/admin/contract.ts'
import type { UndeliveredMailReader } from '#application/admin/undelivered-mail-reader.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'

const inState: Readonly<Record<UndeliveredMail['state'], string>> = {
  'given-up': 'given_up_at is not null',
  kept: 'given_up_at is null and kept_at is not null',
  waiting: 'given_up_at is null and kept_at is null',
}

const columns = `outbox.id, recipient as "to", subject, ${isoTime('created_at')} as at,
  case when given_up_at is not null then 'given-up' when kept_at is not null then 'kept' else 'waiting' end as state`

/** Reads the outbox without what its mails say. */
export const postgresUndeliveredMails = (sql: Sql): UndeliveredMailReader => ({
  async slice({ to, state }, limit, after) {
    const parameters = new Parameters()
    const conditions = [
      'sent_at is null',
      // What was given up or kept long ago has been forgotten.
      `recipient <> ''`,
      ...(to === undefined ? [] : [`recipient ilike ${parameters.add(anywhere(to))}`]),
      ...(state === undefined ? [] : [inState[state]]),
    ]
    return keysetSlice<UndeliveredMail>(
      sql,
      {
        table: 'outbox',
        columns,
        conditions,
        parameters,
        key: 'created_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
  },
})
