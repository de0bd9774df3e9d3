import type { Mail } from './outbox.ts'

/** Whoever brings mails to the mail server. */
export interface Mailer {
  /**
   * Hands a mail over. The id is the same for every try of the same mail, so that a mail program that gets it twice
   * can show it once.
   * @throws MailRefused when the server will never take it; anything else may pass
   */
  send(mail: Mail, id: string): Promise<void>
}

/** The mail server says that nobody gets mail at this address. */
export class MailRefused extends Error {
  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.name = 'MailRefused'
  }
}
