import { noKey } from '#application/notifications/keys-in-links.ts'
import type { Mail } from '#application/notifications/outbox.ts'

/** A mail in memory, and how far it has come. */
export interface MemoryMail {
  readonly id: string
  readonly mail: Mail
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly claimedUntil: Date | null
  readonly givenUpAt: Date | null
  readonly keptAt: Date | null
}

/** By event; replaced, never changed in place. */
export type MemoryMails = Map<string, MemoryMail>

/** Whether it was given up and says all that it said. */
export const isSendable = ({ givenUpAt, mail }: MemoryMail): boolean =>
  givenUpAt !== null && mail.to !== '' && !mail.text.includes(noKey)

/** What stands in place of a mail whose words are forgotten; that its event was told is not. */
export const forgotten: Mail = { to: '', subject: '', text: '', html: '' }
