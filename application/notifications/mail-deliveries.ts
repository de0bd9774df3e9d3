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
   * @returns 'done' when it was sent, kept or given up or does not exist, 'busy' while another has it
   */
  claim(event: string, now: Date, until: Date): Promise<ClaimedMail | 'done' | 'busy'>
  /** It has left; its text stays without the keys of its links. */
  sent(id: string, at: Date): Promise<void>
  /**
   * There is no mail server: a mail that nobody has sent so far is sent no more, also when there is one later.
   * @param isRead whether somebody reads it here; if not, its text stays without the keys of its links
   */
  keep(event: string, at: Date, isRead: boolean): Promise<void>
  /** Forgets what mails said that were sent, kept or given up before then, and to whom; what became of them stays known. */
  forgetDone(before: Date): Promise<void>
  /** It could not be sent; the next may try. */
  release(id: string): Promise<void>
  /** Nobody tries again; its text stays without the keys of its links. */
  giveUp(id: string, at: Date): Promise<void>
  /**
   * Lets a mail be claimed again that was given up, unless a key was taken out of its links or its text is forgotten.
   * @returns its event; null where it stays as it is
   */
  takeUp(id: string): Promise<string | null>
}
