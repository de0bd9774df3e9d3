/** What a sandbox card does when it is asked to pay. */
export type SandboxOutcome = 'pays' | 'asks-its-buyer' | 'declined' | 'insufficient-funds' | 'unknown-card'

/** A card as the sandbox remembers it: never its number, CVV or expiry date. */
export interface SandboxCard {
  /** Digest of the token that stands for the card. */
  readonly tokenDigest: string
  readonly outcome: SandboxOutcome
  readonly last4: string
  readonly brand: string
  readonly expiresAt: Date
}

/** The use of a token for one payment. */
export interface SandboxUse {
  readonly tokenDigest: string
  /** Digest of the idempotency key that the payment is made under. */
  readonly keyDigest: string
  readonly reference: string
  readonly at: Date
}

/** The sandbox gateway's memory, one for all processes. */
export interface SandboxVault {
  keep(card: SandboxCard): Promise<void>
  /**
   * Binds a token to the first payment that uses it; the same payment gets the reference of its first use again.
   * @returns null where the token is unknown, expired, or bound to another payment
   */
  use(use: SandboxUse): Promise<{ readonly outcome: SandboxOutcome; readonly reference: string } | null>
}
