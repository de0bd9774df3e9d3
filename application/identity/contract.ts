import type { Approval } from '#domain/artists/artist.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import type { RegistrationRole, Role } from '#domain/identity/roles.ts'

export interface UserView {
  readonly id: string
  readonly name: string
  readonly email: string
  /** ISO 3166-1 alpha-2; empty where it was never told. */
  readonly country: string
  /** With the dialling prefix, such as +254712345678; empty where it was never told. */
  readonly phone: string
  readonly role: Role
  /** Null for whoever is no artist. */
  readonly artistStatus: Approval | null
  readonly emailVerified: boolean
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export interface RegistrationRequest extends Credentials {
  readonly name: string
  readonly country: string
  /** With the dialling prefix. */
  readonly phone: string
  readonly role: RegistrationRole
}

export interface SignInRequest extends Credentials {
  /** From the authenticator app, or a recovery code; asked for by 'second-factor-needed'. */
  readonly code?: string | undefined
}

export interface ProfileChanges {
  readonly name: string
  readonly country: string
  readonly phone: string
}

/** A browser in which somebody is signed in. */
export interface SessionView {
  readonly id: string
  /** Whether it is the one that asks. */
  readonly current: boolean
  /** What the browser calls itself; empty where it said nothing. */
  readonly device: string
  /** ISO 8601, UTC. */
  readonly signedInAt: string
  readonly lastSeenAt: string
}

/**
 * Everything that is kept of somebody, in words a program can read; one key per subject. An order tells by which transfers it was
 * paid (`transfers`) and to whose accounts a person sends its money back (`refundsByHand`), too.
 */
export type AccountExport = Readonly<Record<string, unknown>>

/** Accounts, for one visitor: signing up, in and out, and one's own account. */
export interface Accounts {
  /** Signs in too. @throws DomainError rule-broken (fields), conflict 'email-taken', too-many-requests */
  register(request: RegistrationRequest): Promise<UserView>
  /** @throws DomainError not-signed-in 'wrong-credentials' or 'second-factor-needed', too-many-requests */
  login(request: SignInRequest): Promise<UserView>
  logout(): Promise<void>
  /** @throws DomainError not-signed-in */
  profile(): Promise<UserView>
  updateProfile(changes: ProfileChanges): Promise<UserView>
  /** Ends all other sessions. @throws DomainError rule-broken (fields currentPassword, password) */
  changePassword(request: { readonly currentPassword: string; readonly password: string }): Promise<void>
  /** The same whether there is such an account or not. */
  forgotPassword(email: string): Promise<void>
  /** Whether a link from such a mail still leads to a new password; it is not used up. @throws DomainError too-many-requests */
  isResetLinkValid(token: string): Promise<boolean>
  /** Ends all sessions. @throws DomainError rule-broken 'token-no-longer-valid' */
  resetPassword(request: { readonly token: string; readonly password: string }): Promise<void>
  /** In a session of its own account. @throws DomainError rule-broken 'token-no-longer-valid' or 'sign-in-first' */
  verifyEmail(token: string): Promise<void>
  /** Sends the mail to verify the address again. */
  sendVerification(): Promise<void>
  sendWelcomeEmail(userName: string): Promise<void>
  sessions(): Promise<readonly SessionView[]>
  endSession(id: string): Promise<void>
  endOtherSessions(): Promise<void>
  exportData(): Promise<AccountExport>
  /** Orders keep what was bought. @throws DomainError rule-broken (field password), conflict 'last-admin' */
  deleteAccount(password: string): Promise<void>
}

export interface PasskeyView {
  readonly id: string
  readonly name: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export interface SecondFactorState {
  readonly authenticatorApp: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly PasskeyView[]
  /** Whether this account must have one. */
  readonly required: boolean
}

/** A second lock on one's own account, for one visitor. */
export interface SecondFactors {
  state(): Promise<SecondFactorState>
  /** Begins to add an app; nothing changes until a code of it is confirmed. `uri` is otpauth://…, `qr` an SVG. */
  beginAuthenticatorApp(): Promise<{ readonly secret: string; readonly uri: string; readonly qr: string }>
  /** @throws DomainError rule-broken 'wrong-code' (field code) */
  confirmAuthenticatorApp(code: string): Promise<{ readonly recoveryCodes: readonly string[] }>
  newRecoveryCodes(code: string): Promise<{ readonly recoveryCodes: readonly string[] }>
  removeAuthenticatorApp(code: string): Promise<void>
  /** What the browser's own passkey dialog needs, as the WebAuthn standard writes it. */
  passkeyCreation(): Promise<object>
  addPasskey(name: string, credential: object): Promise<PasskeyView>
  removePasskey(id: string): Promise<void>
  passkeyRequest(): Promise<object>
  /** A passkey alone signs in: it is something one has and something one knows or is. */
  signInWithPasskey(credential: object): Promise<UserView>
}

/** Which other providers one can sign in with. */
export interface SignInProviders {
  known(): Promise<{ readonly google: boolean }>
}

/** Signing in with an account at another provider (OpenID Connect), for one visitor. */
export interface ProviderSignIn {
  /**
   * Where to send the browser. `returnTo` is an own path; `role` is what somebody becomes who is new and has come to
   * sign up.
   * @throws DomainError not-found 'no-provider', Unavailable when the provider does not answer
   */
  begin(request: {
    readonly isLogin: boolean
    readonly role?: RegistrationRole | undefined
    readonly returnTo?: string | undefined
  }): Promise<{ readonly redirectUrl: string }>
  /**
   * Opens an account that wants a code, after its provider has said who has come.
   * @throws DomainError not-signed-in 'wrong-code' (field code), 'nobody-came-back' when it took too long
   */
  finish(code: string): Promise<UserView>
}

/** Coming back from another provider: the browser is sent there, no screen asks for it. */
export interface ProviderReturn {
  /**
   * Signs in whoever the provider says has come, unless their account wants a code first (see `finish`).
   * @param answer what the provider wrote into the address: the whole, without its '?', and the state in it
   * @throws DomainError 'nobody-came-back', 'provider-failed', 'provider-email-unverified', 'account-email-unverified'
   */
  comeBack(answer: {
    readonly search: string
    readonly state: string
  }): Promise<{ readonly returnTo: string; readonly codeWanted: boolean }>
}
