import type { PasskeyCredential } from './passkey-store.ts'

/** A browser's answer that can be read; whether it is true is another question. */
export interface ReadAnswer {
  readonly credentialId: string
  /** What it says it was asked. */
  readonly challenge: string
}

/**
 * The WebAuthn standard: what browsers are asked, and whether what they answer is true. `origin` is the scheme, host
 * and port of the pages, such as https://example.org: a passkey is bound to it.
 */
export interface PasskeyVerifier {
  /** Asks for a new passkey that can be found without a name, and that makes sure who holds it. */
  creation(
    origin: string,
    user: { readonly id: string; readonly email: string; readonly name: string },
    known: readonly PasskeyCredential[],
  ): Promise<{ readonly challenge: string; readonly options: object }>
  /** Asks for any passkey of ours. */
  request(origin: string): Promise<{ readonly challenge: string; readonly options: object }>
  /** @returns null where it is unreadable */
  read(answer: object): ReadAnswer | null
  /** @returns null where it is not the true answer to that challenge */
  verifyCreation(origin: string, answer: object, challenge: string): Promise<PasskeyCredential | null>
  /** @returns the device's new count; null where it is not the true answer to that challenge */
  verifyRequest(
    origin: string,
    answer: object,
    challenge: string,
    credential: PasskeyCredential,
  ): Promise<number | null>
}
