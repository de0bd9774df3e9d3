/** A question that a passkey has to sign. */
export interface PasskeyChallenge {
  readonly challenge: string
  /** Whose passkey is being added; null where somebody signs in and has not said who they are. */
  readonly userId: string | null
  readonly expiresAt: Date
}

/** Questions that wait for their answer. Each can be answered once. */
export interface PasskeyChallenges {
  keep(challenge: PasskeyChallenge): Promise<void>
  /** @returns false where it was never asked of this account (null: of nobody in particular), was answered, or is too old */
  take(challenge: string, userId: string | null, at: Date): Promise<boolean>
}
