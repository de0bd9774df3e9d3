import type { NoticeRepository } from '#application/payments/notice-repository.ts'
import type { Database } from '../database.ts'
import { sliceOf } from '../slice.ts'

/** What providers have told, in a table of its own. */
export const postgresNoticeRepository = (db: Database): NoticeRepository => ({
  async keep(notice) {
    // One that is told again is no failure: the mapper could only throw.
    const kept = await db
      .insertInto('payment_notices')
      .values({
        id: notice.id,
        provider: notice.provider,
        event_id: notice.eventId,
        reference: notice.reference,
        attempt_id: notice.attemptId,
        outcome: notice.outcome,
        for_person: notice.forPerson,
        body: notice.body,
        heard_at: notice.heardAt,
      })
      .onConflict((known) => known.columns(['provider', 'event_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return kept !== undefined
  },

  async open(limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: db.selectFrom('payment_notices').where('outcome', 'in', ['unplaced', 'for-a-person']),
        show: (page) =>
          page
            .innerJoin('payment_notices', 'payment_notices.id', 'page.id')
            .leftJoin('payment_attempts', 'payment_attempts.id', 'payment_notices.attempt_id')
            .select([
              'payment_notices.id',
              'payment_notices.provider',
              'event_id',
              'payment_notices.reference',
              'order_number',
              'for_person',
              'heard_at',
            ]),
        key: 'heard_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map((notice) => ({
        id: notice.id,
        provider: notice.provider,
        eventId: notice.event_id,
        reference: notice.reference,
        orderNumber: notice.order_number,
        forPerson: notice.for_person,
        at: notice.heard_at.toISOString(),
      })),
    }
  },
})
