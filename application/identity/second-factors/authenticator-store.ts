/** An authenticator app as it is kept. */
export interface KeptApp {
  /** Null where it was sealed with a key that this installation does not have. */
  readonly secret: string | null
  /** Null until its first code was confirmed: it guards nothing yet. */
  readonly confirmedAt: Date | null
}

/** Where the authenticator apps and recovery codes of accounts are kept; secrets are sealed, codes are digests. */
export interface AuthenticatorStore {
  /** Remembers an app that is being added, in place of one that was begun before; a confirmed one stays. */
  begin(userId: string, secret: string): Promise<void>
  appOf(userId: string): Promise<KeptApp | null>
  confirm(userId: string, at: Date): Promise<void>
  /** Uses up a time step of the app and all before it. @returns false where it was used up already */
  useStep(userId: string, step: number): Promise<boolean>
  /** Forgets the app and its recovery codes. */
  remove(userId: string): Promise<void>
  /** New recovery codes in place of all others. Inside a unit of work. */
  keepRecoveryCodes(userId: string, digests: readonly string[]): Promise<void>
  /** @returns false where there is no such code, or it was used before */
  useRecoveryCode(userId: string, digest: string): Promise<boolean>
  recoveryCodesLeft(userId: string): Promise<number>
}
