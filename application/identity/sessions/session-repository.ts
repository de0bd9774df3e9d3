import type { Role } from '#domain/identity/roles.ts'

/** A session as it is kept: of its secret only the fingerprint. */
export interface StoredSession {
  readonly id: string
  readonly tokenDigest: string
  readonly userId: string
  readonly device: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly endsAt: Date
}

/** A session that is going on, with whose it is. */
export interface LivingSession {
  readonly id: string
  readonly userId: string
  readonly role: Role
  readonly createdAt: Date
  readonly seenAt: Date
}

/** The sessions of all accounts. Those that are over, and those of accounts that cannot sign in, are not found. */
export interface SessionRepository {
  add(session: StoredSession): Promise<void>
  living(tokenDigest: string, now: Date): Promise<LivingSession | null>
  /** Notes that a session was used. */
  seen(id: string, seenAt: Date, endsAt: Date): Promise<void>
  /** The newest use first. */
  ofUser(userId: string, now: Date): Promise<readonly StoredSession[]>
  endByToken(tokenDigest: string): Promise<void>
  /** False where the account has no such session. */
  end(userId: string, id: string): Promise<boolean>
  /** All of them, or all but one. */
  endAll(userId: string, exceptId?: string): Promise<void>
  removeEnded(now: Date): Promise<void>
}
