import { Secret, TOTP } from 'otpauth'

/** What an authenticator app has read, and the codes that were shown with it. */
export interface AddedApp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** The second locks of somebody in front of one browser, whose device keeps passkeys. */
export interface Locks {
  /** Whoever does it is signed in. */
  addApp(): Promise<AddedApp>
  removeApp(code: string): Promise<void>
  addPasskey(name: string): Promise<void>
  removePasskey(name: string): Promise<void>
  passkeys(): Promise<readonly string[]>
  signInWithCode(email: string, password: string, code: string): Promise<void>
  signInWithPasskey(): Promise<void>
}

const seconds = 30

/** What the app shows next: the code it shows now has confirmed it, and opens nothing more. */
export const nextCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 })

export const currentCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate()
