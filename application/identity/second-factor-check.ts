import type { Role } from '#domain/identity/roles.ts'

/** What signing in with a password asks of the second lock. */
export interface SecondFactorCheck {
  /** Whether the password alone does not open this account. */
  wanted(user: { readonly id: string; readonly role: Role }): Promise<boolean>
  /** Uses up a code of the authenticator app, or a recovery code; false where it is wrong or was used before. */
  accept(userId: string, code: string): Promise<boolean>
  /** Whether the configuration requires a second factor of this role, and the account has none yet. */
  owed(user: { readonly id: string; readonly role: Role }): Promise<boolean>
}
