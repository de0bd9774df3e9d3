import type { Outbox } from '#application/notifications/outbox.ts'
import type { MemoryBooks } from './memory-books.ts'

export const memoryOutbox = ({ mails }: MemoryBooks): Outbox => ({
  async add(event, mail) {
    if (!mails.has(event)) mails.set(event, mail)
  },
})
