import { randomUUID } from 'node:crypto'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { MemoryMails } from './memory-mails.ts'

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

  async withdraw(recipient) {
    for (const [event, { mail, sentAt }] of mails)
      if (sentAt === null && mail.to.toLowerCase() === recipient.toLowerCase()) mails.delete(event)
  },
})
