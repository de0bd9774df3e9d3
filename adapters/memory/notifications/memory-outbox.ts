import { randomUUID } from 'node:crypto'
import type { Outbox } from '#application/notifications/outbox.ts'
import { withoutName } from '#domain/identity/without-name.ts'
import { forgotten, type MemoryMails } from './memory-mails.ts'

export const memoryOutbox = (mails: MemoryMails): Outbox => ({
  async add(event, mail, at) {
    if (mails.has(event)) return false
    mails.set(event, {
      id: randomUUID(),
      mail,
      createdAt: at,
      sentAt: null,
      claimedUntil: null,
      givenUpAt: null,
      keptAt: null,
    })
    return true
  },

  async withdraw(recipient, since = new Date(0)) {
    for (const [event, each] of mails)
      if (each.createdAt >= since && each.mail.to.toLowerCase() === recipient.toLowerCase()) {
        if (each.sentAt === null) mails.delete(event)
        else mails.set(event, { ...each, mail: forgotten })
      }
  },

  async forgetName(name) {
    for (const [event, each] of mails)
      if (each.sentAt !== null || each.givenUpAt !== null || each.keptAt !== null)
        mails.set(event, { ...each, mail: { ...each.mail, subject: withoutName(each.mail.subject, name) } })
  },
})
