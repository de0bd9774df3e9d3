import { expressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

/** Payouts as the domain's PayoutOfLine; which ones is for whoever asks to say. */
export const payoutsOfLines = () =>
  expressionBuilder<Tables>()
    .selectFrom('payouts as p')
    .leftJoin('payout_batches as batch', 'batch.id', 'p.batch_id')
    .select(({ eb, and, or, fn, lit, ref }) => [
      'p.month',
      'p.standing',
      // As the domain's wasTakenOut says.
      and([
        eb('p.standing', '=', 'returned'),
        or([
          eb('batch.sent_at', 'is', null),
          fn.coalesce(eb('p.closed_at', '<', ref('batch.sent_at')), lit(false)),
        ]),
      ])
        .$castTo<boolean>()
        .as('isTakenOut'),
    ])
