import type { Page, PageRequest } from '#application/shared/page.ts'

export const mailStates = ['kept', 'waiting', 'given-up'] as const

/** A mail that has not left. What it says is told to nobody but whom it goes to. */
export interface UndeliveredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  /** ISO 8601, UTC: when it was written. */
  readonly at: string
  /** Kept for good, as there was no mail server; on its way; or given up. */
  readonly state: (typeof mailStates)[number]
  /** Whether it can be sent again: it was given up, and no key was taken out of its links. */
  readonly sendable: boolean
}

export interface UndeliveredMails {
  /** The newest first; `q` is a part of the address. */
  mails(
    request: PageRequest & {
      readonly q?: string | undefined
      readonly state?: UndeliveredMail['state'] | undefined
    },
  ): Promise<Page<UndeliveredMail>>
  /**
   * Has a mail that was given up sent once more.
   * @throws DomainError conflict 'no-mail-leaves', 'mail-not-sendable'
   */
  again(id: string): Promise<void>
}
