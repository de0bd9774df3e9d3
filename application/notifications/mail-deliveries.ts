import type { Mail } from './outbox.ts'

/** A mail that this process alone may send for now. */
export interface ClaimedMail {
  /** The same for every try. */
  readonly id: string
  readonly mail: Mail
  readonly createdAt: Date
}

/** How far the mails of the outbox have come. */
export interface MailDeliveries {
  /**
   * Takes a mail for sending, for as long as `until`.
   * @returns 'done' when it was sent or given up or does not exist, 'busy' while another has it
   */
  claim(event: string, now: Date, until: Date): Promise<ClaimedMail | 'done' | 'busy'>
  /** What a mail with a one-time link said is forgotten at once. */
  sent(id: string, at: Date): Promise<void>
  /** Forgets what mails said that were sent or given up before then, and to whom; what became of them stays known. */
  forgetDone(before: Date): Promise<void>
  /** It could not be sent; the next may try. */
  release(id: string): Promise<void>
  /** Nobody tries again. */
  giveUp(id: string, at: Date): Promise<void>
}
