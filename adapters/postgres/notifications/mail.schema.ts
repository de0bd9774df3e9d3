import { defineEntity, p } from '@mikro-orm/core'

/** Mails on their way, each written once for what it tells of, and how far they have come. */
export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    event: p.text().unique('outbox_event_key'),
    recipient: p.text(),
    subject: p.text(),
    body: p.text(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    html: p.text().nullable(),
    noReply: p.boolean().default(false),
    claimedUntil: p.datetime().nullable(),
    givenUpAt: p.datetime().nullable(),
    stopUrl: p.text().nullable(),
    /** There was no mail server when it was written. */
    keptAt: p.datetime().nullable(),
  },
})
