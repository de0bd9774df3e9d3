import { randomUUID } from 'node:crypto'
import type { Outbox } from '#application/notifications/outbox.ts'
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
})
