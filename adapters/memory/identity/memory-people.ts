import type { TokenPurpose } from '#application/identity/one-time-tokens.ts'
import type { StoredSession } from '#application/identity/session-repository.ts'
import { User } from '#domain/identity/user.ts'

interface StoredToken {
  readonly digest: string
  readonly userId: string
  readonly purpose: TokenPurpose
  readonly expiresAt: Date
}

/** Accounts, sessions and one-time tokens in memory. */
export class MemoryPeople {
  readonly users = new Map<string, User>()
  /** By id. */
  readonly sessions = new Map<string, StoredSession>()
  /** By account and purpose: a new one takes the place of the old. */
  readonly tokens = new Map<string, StoredToken>()
  /** The artist that an account is, by account. */
  readonly artistIds = new Map<string, string>()
}

/** An account of its own, so that changing it changes nothing that is kept. */
export const copyOf = (user: User): User => Object.assign(Object.create(User.prototype) as User, user)
