import type { KeptMail, Mailbox } from '#application/notifications/contract.ts'
import type { MemoryMail, MemoryMails } from './memory-mails.ts'

const kept = ({ id, mail: { to, subject, text, html }, createdAt }: MemoryMail): KeptMail => ({
  id,
  to,
  subject,
  text,
  html,
  at: createdAt.toISOString(),
})

/** The newest first; of two of the same moment, the one that was written later. */
const byAge = (one: MemoryMail, other: MemoryMail): number =>
  other.createdAt.getTime() - one.createdAt.getTime()

export const memoryMailbox = (mails: MemoryMails): Mailbox => ({
  mails: async (to = '') =>
    [...mails.values()]
      .filter(({ mail }) => mail.to !== '' && mail.to.toLowerCase().includes(to.trim().toLowerCase()))
      .toReversed()
      .toSorted(byAge)
      .slice(0, 200)
      .map(kept),
  async mail(id) {
    const found = [...mails.values()].find((each) => each.id === id)
    return found ? kept(found) : null
  },
})
