/** What authenticator apps and we agree on (RFC 6238: six digits, a new code every thirty seconds). */
export interface AuthenticatorApps {
  /** Base32, as one types it where there is no camera. */
  newSecret(): string
  /** What an app reads from the QR code. `account` is the name it shows. */
  uri(secret: string, account: string): string
  /** The address as a QR code, an SVG of its own. */
  qr(uri: string): Promise<string>
  /**
   * The time step that a code belongs to; one step before or after now counts, as clocks differ.
   * @returns null where the code belongs to none of them
   */
  stepOf(secret: string, code: string, at: Date): number | null
}
