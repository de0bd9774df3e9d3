import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { MemoryMail, MemoryMails } from './memory-mails.ts'

export function memoryMailDeliveries(mails: MemoryMails): MailDeliveries {
  function change(id: string, changes: Partial<MemoryMail>): void {
    for (const [event, mail] of mails) if (mail.id === id) mails.set(event, { ...mail, ...changes })
  }
  return {
    async claim(event, now, until) {
      const kept = mails.get(event)
      if (!kept || kept.sentAt || kept.givenUpAt) return 'done'
      if (kept.claimedUntil && kept.claimedUntil > now) return 'busy'
      change(kept.id, { claimedUntil: until })
      return { id: kept.id, mail: kept.mail, createdAt: kept.createdAt }
    },
    async sent(id, at) {
      change(id, { sentAt: at, claimedUntil: null })
      for (const [event, { mail }] of mails)
        if (mails.get(event)?.id === id && /^(reset|verify):/.test(event))
          change(id, { mail: { ...mail, text: '', html: '' } })
    },
    async forgetDone(before) {
      for (const { id, sentAt, givenUpAt } of mails.values())
        if ((sentAt ?? givenUpAt ?? before) < before)
          change(id, { mail: { to: '', subject: '', text: '', html: '' } })
    },
    release: async (id) => change(id, { claimedUntil: null }),
    giveUp: async (id, at) => change(id, { givenUpAt: at, claimedUntil: null }),
  }
}
