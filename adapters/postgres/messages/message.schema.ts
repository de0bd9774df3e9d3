import { defineEntity, p } from '@mikro-orm/core'

/** What visitors write to artists. */
export const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: p.uuid().primary(),
    artistId: p.uuid(),
    senderId: p.uuid().nullable(),
    senderName: p.text(),
    senderEmail: p.text(),
    subject: p.text(),
    text: p.text().fieldName('body'),
    sentAt: p.datetime(),
    readAt: p.datetime().nullable(),
  },
})

/** What artists answer. */
export const MessageAnswerSchema = defineEntity({
  name: 'MessageAnswer',
  tableName: 'message_answers',
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    text: p.text().fieldName('body'),
    answeredAt: p.datetime(),
  },
})
