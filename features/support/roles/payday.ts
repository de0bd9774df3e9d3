/** An artist in front of a browser of their own, with the page of their earnings on the screen. */
export interface PaidArtist {
  /** By the form, which sends a mail. */
  nameAccount(iban: string, holder: string): Promise<void>
  /** By the button that the mail's link leads to. */
  confirmAccount(link: string): Promise<void>
  /** What the page says of payouts now: each by its name, state and sum. */
  payouts(): Promise<readonly (readonly string[])[]>
  /** The words of the newest statement, as it was saved. */
  newestStatement(): Promise<string>
  leave(): Promise<void>
}

/** An admin in front of a browser of their own, with the payouts on the screen. */
export interface PayingAdmin {
  setAside(sum: string): Promise<void>
  markSent(): Promise<void>
  markArrived(): Promise<void>
  leave(): Promise<void>
}

/** The people of a payday. */
export interface Payday {
  /** Somebody with an account here, of whom something was bought, and delivered two months ago. */
  artist(name: string, email: string, cents: number): Promise<PaidArtist>
  admin(name: string): Promise<PayingAdmin>
}
