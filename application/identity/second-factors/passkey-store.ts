/** What a browser can say of a passkey, and what its signatures are checked with. */
export interface PasskeyCredential {
  /** Base64url, as the standard writes it. */
  readonly credentialId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** How often the device says it was used; 0 for those that do not count. */
  readonly counter: number
  readonly transports: readonly string[]
}

export interface Passkey extends PasskeyCredential {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly createdAt: Date
}

/** Where passkeys are kept. */
export interface PasskeyStore {
  /** @returns false where this credential is known already */
  keep(passkey: Passkey): Promise<boolean>
  /** The oldest first. */
  of(userId: string): Promise<readonly Passkey[]>
  find(credentialId: string): Promise<Passkey | null>
  /** Notes the device's new count. @returns false where it is not above the one before: a copy was made of it */
  counted(credentialId: string, counter: number): Promise<boolean>
  /** @returns false where the account has no such passkey */
  remove(userId: string, id: string): Promise<boolean>
}
