export interface KeptMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly text: string
  /** Null for mails from before they had a page. */
  readonly html: string | null
}

/** The mails of a shop that sends none, for whoever tries it out. */
export interface Mailbox {
  /** The newest first, at most 200; `to` is a part of the address. */
  mails(to?: string): Promise<readonly KeptMail[]>
  mail(id: string): Promise<KeptMail | null>
}
