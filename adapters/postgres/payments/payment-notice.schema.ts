import { defineEntity, p } from '@mikro-orm/core'
import type { NoticeOutcome } from '#domain/payments/notice.ts'

/** What providers have told, once each. */
export const PaymentNoticeSchema = defineEntity({
  name: 'PaymentNotice',
  tableName: 'payment_notices',
  properties: {
    id: p.uuid().primary(),
    provider: p.text(),
    eventId: p.text(),
    reference: p.text().nullable(),
    attemptId: p.uuid().nullable(),
    outcome: p.text().$type<NoticeOutcome>(),
    forPerson: p.text().nullable(),
    body: p.text(),
    heardAt: p.datetime(),
    seenToAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'payment_notices_provider_event_id_key', properties: ['provider', 'eventId'] }],
})
