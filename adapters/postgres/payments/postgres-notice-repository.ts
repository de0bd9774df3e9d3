import type { NoticeRepository } from '#application/payments/notice-repository.ts'
import type { PaymentNoticeView } from '#application/payments/notices-contract.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { sliceOf } from '../slice.ts'

/** A notice, and the order that its payment is for. */
interface NoticeRow {
  readonly id: string
  readonly provider: string
  readonly event_id: string
  readonly reference: string | null
  readonly order_number: string | null
  readonly for_person: string | null
  readonly heard_at: Date
}

const viewOf = (notice: NoticeRow): PaymentNoticeView => ({
  id: notice.id,
  provider: notice.provider,
  eventId: notice.event_id,
  reference: notice.reference,
  orderNumber: notice.order_number,
  forPerson: notice.for_person,
  at: notice.heard_at.toISOString(),
})

/** What nobody has seen to so far. */
export const openNotices = (db: Database) =>
  db
    .selectFrom('payment_notices')
    .where('outcome', 'in', ['unplaced', 'for-a-person'])
    .where('seen_to_at', 'is', null)

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
        rows: openNotices(db),
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
    return { ...rest, items: items.map(viewOf) }
  },

  async seenTo(id, at) {
    if (!isId(id)) return null
    const notice = await db
      .updateTable('payment_notices')
      .set({ seen_to_at: at })
      .where('id', '=', id)
      .where('outcome', 'in', ['unplaced', 'for-a-person'])
      .where('seen_to_at', at === null ? 'is not' : 'is', null)
      .returning(({ selectFrom }) => [
        'id',
        'provider',
        'event_id',
        'reference',
        'for_person',
        'heard_at',
        selectFrom('payment_attempts')
          .whereRef('payment_attempts.id', '=', 'payment_notices.attempt_id')
          .select('order_number')
          .as('order_number'),
      ])
      .executeTakeFirst()
    return notice ? viewOf(notice) : null
  },
})
