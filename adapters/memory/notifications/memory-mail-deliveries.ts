import { withoutKeys } from '#application/notifications/keys-in-links.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import { forgotten, isSendable, type MemoryMail, type MemoryMails } from './memory-mails.ts'

const isDone = ({ sentAt, givenUpAt, keptAt }: MemoryMail): boolean =>
  (sentAt ?? givenUpAt ?? keptAt) !== null

export function memoryMailDeliveries(mails: MemoryMails): MailDeliveries {
  function change(id: string, changes: Partial<MemoryMail>): void {
    for (const [event, mail] of mails) if (mail.id === id) mails.set(event, { ...mail, ...changes })
  }
  function forgetKeys(id: string): void {
    const found = [...mails.values()].find((each) => each.id === id)
    if (!found) return
    const { stopUrl: _stopUrl, ...mail } = found.mail
    change(id, { mail: { ...mail, text: withoutKeys(mail.text), html: withoutKeys(mail.html) } })
  }
  return {
    async claim(event, now, until) {
      const kept = mails.get(event)
      if (!kept || isDone(kept)) return 'done'
      if (kept.claimedUntil && kept.claimedUntil > now) return 'busy'
      change(kept.id, { claimedUntil: until })
      return { id: kept.id, mail: kept.mail, createdAt: kept.createdAt }
    },
    async sent(id, at) {
      change(id, { sentAt: at, claimedUntil: null })
      forgetKeys(id)
    },
    async keep(event, at, isRead) {
      const waiting = mails.get(event)
      if (!waiting || isDone(waiting)) return
      change(waiting.id, { keptAt: at, claimedUntil: null })
      if (!isRead) forgetKeys(waiting.id)
    },
    async forgetDone(before) {
      for (const { id, sentAt, givenUpAt, keptAt } of mails.values())
        if ((sentAt ?? givenUpAt ?? keptAt ?? before) < before) change(id, { mail: forgotten })
    },
    release: async (id) => change(id, { claimedUntil: null }),
    async giveUp(id, at) {
      change(id, { givenUpAt: at, claimedUntil: null })
      forgetKeys(id)
    },
    async takeUp(id) {
      const [event, found] = [...mails].find(([, mail]) => mail.id === id) ?? []
      if (event === undefined || !found || !isSendable(found)) return null
      change(id, { givenUpAt: null })
      return event
    },
  }
}
