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
