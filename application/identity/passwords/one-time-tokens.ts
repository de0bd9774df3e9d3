export type TokenPurpose = 'reset' | 'verify'

/** The promise behind a link in a mail: whoever brings the secret may do one thing once. */
export interface OneTimeTokens {
  /** Replaces what was given for the same purpose before. Inside a unit of work. */
  give(token: {
    readonly digest: string
    readonly userId: string
    readonly purpose: TokenPurpose
    readonly expiresAt: Date
  }): Promise<void>
  /** Whose token it is; null when it is unknown, used or too old. */
  ownerOf(digest: string, purpose: TokenPurpose, now: Date): Promise<string | null>
  /** The same, and it cannot be used again, whoever else brings it at the same time. Inside a unit of work. */
  use(digest: string, purpose: TokenPurpose, now: Date): Promise<string | null>
  /** What was given for a purpose opens nothing any more. */
  withdraw(userId: string, purpose: TokenPurpose): Promise<void>
  removeOld(now: Date): Promise<void>
}
