/** A mail in words and as a page; both say the same. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Nobody reads what is sent back. */
  readonly noReply?: true
  /** Where a POST ends mails of this kind, also one that the reader's mail program sends (RFC 8058). */
  readonly stopUrl?: string
}

/** Mails that are on their way as soon as what they tell of has become true. */
export interface Outbox {
  /**
   * Inside a unit of work. The same event is told once, however often it is added.
   * @returns whether this is the first time
   */
  add(event: string, mail: Mail, at: Date): Promise<boolean>
  /**
   * Inside a unit of work: forgets what waits to be sent to an address, however it is written, and what was said there before.
   * @param since leaves alone what was written before; everything goes without it
   */
  withdraw(recipient: string, since?: Date): Promise<void>
  /** Inside a unit of work: names somebody who leaves no more in the subjects of mails that wait no longer, which admins read. */
  forgetName(name: string): Promise<void>
}
