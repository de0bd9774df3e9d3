/** Where passkeys live: the browser with its devices. Options and answers are as the WebAuthn standard writes them. */
export interface PasskeyDevice {
  isAvailable(): boolean
  /** @returns null where the person closes the dialog, or the device has such a passkey already */
  create(options: object): Promise<object | null>
  /** @returns null where the person closes the dialog, or has no passkey for us */
  ask(options: object): Promise<object | null>
}
