import { type Expression, expressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

/** The payout that a line of the books is of, as the domain's PayoutOfLine. */
export const payoutOfLine = (payoutId: Expression<string | null>) =>
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
    .where('p.id', '=', payoutId)
