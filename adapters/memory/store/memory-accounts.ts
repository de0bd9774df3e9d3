import type { TokenPurpose } from '#application/identity/passwords/one-time-tokens.ts'
import type { PasskeyChallenge } from '#application/identity/second-factors/passkey-challenges.ts'
import type { Passkey } from '#application/identity/second-factors/passkey-store.ts'
import type { StoredSession } from '#application/identity/sessions/session-repository.ts'
import type { User } from '#domain/identity/user.ts'
import type { PayoutAccount, PayoutDestination } from '#domain/payouts/payout-account.ts'

interface StoredToken {
  readonly digest: string
  readonly userId: string
  readonly purpose: TokenPurpose
  readonly expiresAt: Date
}

interface StoredPayoutAccount extends PayoutAccount {
  readonly destination: PayoutDestination
  readonly digest: string
}

interface StoredApp {
  readonly secret: string
  readonly confirmedAt: Date | null
  readonly lastStep: number
}

/** Second locks, and other ways in than a password. */
export class MemoryLocks {
  /** By account. */
  readonly apps = new Map<string, StoredApp>()
  readonly codes = new Map<string, ReadonlySet<string>>()
  /** By what the browser says of them. */
  readonly passkeys = new Map<string, Passkey>()
  readonly challenges = new Map<string, PasskeyChallenge>()
  /** The account that an identity at a provider belongs to. */
  readonly identities = new Map<string, string>()
  /** By the browser that has come back. */
  readonly arrivals = new Map<string, { readonly userId: string; readonly expiresAt: Date }>()

  removeOf(userId: string): void {
    this.apps.delete(userId)
    this.codes.delete(userId)
    for (const kept of [this.passkeys, this.challenges, this.arrivals])
      for (const [key, each] of kept) if (each.userId === userId) kept.delete(key)
    for (const [key, owner] of this.identities) if (owner === userId) this.identities.delete(key)
  }
}

/** Accounts, sessions, one-time tokens and locks in memory. */
export class MemoryAccounts {
  readonly users = new Map<string, User>()
  /** By id. */
  readonly sessions = new Map<string, StoredSession>()
  /** Where the money of artists goes, by account. */
  readonly payoutAccounts = new Map<
    string,
    { readonly confirmed: StoredPayoutAccount | null; readonly toConfirm: StoredPayoutAccount | null }
  >()
  /** When somebody was last here, by account. */
  readonly lastSeen = new Map<string, Date>()
  /** By account and purpose: a new one takes the place of the old. */
  readonly tokens = new Map<string, StoredToken>()
  /** The artist that an account is, by account. */
  readonly artistIds = new Map<string, string>()
  readonly locks = new MemoryLocks()
}
