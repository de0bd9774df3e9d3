import type { AccountPorts, AccountSettings } from '#application/identity/account-ports.ts'
import { refuseUnpaid, refuseWithParcelsToSend } from '#application/identity/artist-membership.ts'
import { sendLink } from '#application/identity/passwords/mail-links.ts'
import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import { tellLockChanged } from '#application/identity/second-factors/tell-second-factor-changed.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuditWriter } from './audit-writer.ts'
import type { AuditEntry } from './contract.ts'

export interface ChangingUsersPorts
  extends Pick<
    AccountPorts,
    'users' | 'sessions' | 'tokens' | 'membership' | 'outbox' | 'clock' | 'digest' | 'ids'
  > {
  readonly audit: AuditWriter
  readonly authenticators: AuthenticatorStore
  readonly passkeys: PasskeyStore
}

/** What admins' changes to accounts have in common; each inside a unit of work. */
export function changingUsers(ports: ChangingUsersPorts, settings: AccountSettings) {
  const { users, sessions, membership, audit, authenticators, passkeys, clock } = ports

  async function becomeArtist(user: User): Promise<void> {
    await membership.apply(user.id, user.name, clock.now())
    if (user.isActive) await membership.giveBack(user.id)
  }

  /** One who still has to send something, or to be paid, stays: whoever is no artist names no account for it. */
  async function withholdArtist(user: User): Promise<void> {
    await membership.withhold(user.id)
    // Only now: whoever was buying a work has ordered it, and nobody orders another one.
    await refuseWithParcelsToSend(membership, user.id)
    refuseUnpaid(await membership.unpaid(user.id))
  }

  /** An account whose address nobody has confirmed may be somebody else's: it keeps no way in but the link. */
  async function leaveOneWayIn(user: User): Promise<void> {
    if (user.emailVerifiedAt !== null) return
    user.passwordHash = null
    await users.removeLocks(user.id)
    await sendLink(ports, settings, user, 'reset')
  }

  return {
    /** @throws DomainError not-found */
    async known(id: string): Promise<User> {
      const user = await users.byId(id)
      if (!user) throw new DomainError('not-found', 'user-not-found', 'There is no such user.')
      return user
    },

    /** Before the last admin who can sign in is none any more. @throws DomainError conflict 'last-admin' */
    async refuseLastAdmin(user: User): Promise<void> {
      if (user.role !== 'admin' || !user.isActive || (await users.countAdmins()) > 1) return
      throw new DomainError(
        'conflict',
        'last-admin',
        'This is the last admin. Make somebody else an admin first.',
      )
    },

    /** Gives another role; once the account is saved, `followRole` does the rest. */
    async takeRole(user: User, role: Role): Promise<void> {
      if (user.role === role) return
      user.role = role
      if (role === 'admin') await leaveOneWayIn(user)
    },

    /**
     * What a browser was signed in to before is less, or more, than what it would be now; the artist comes or goes.
     * @throws DomainError conflict 'parcels-to-send' or 'money-to-pay-out'
     */
    async followRole(user: User, before: Role): Promise<void> {
      if (user.role === before) return
      if (before === 'artist') await withholdArtist(user)
      await sessions.endAll(user.id)
      if (user.role === 'artist') await becomeArtist(user)
    },

    /**
     * Takes an account's second locks away. @returns whether there were any
     * @throws DomainError conflict 'own-second-locks', as whoever finds an admin's browser open must not
     */
    async unlock(user: User, adminId: string): Promise<boolean> {
      if (user.id === adminId)
        throw new DomainError('conflict', 'own-second-locks', 'Remove your own in your account, with a code.')
      const app = await authenticators.appOf(user.id)
      const keys = await passkeys.of(user.id)
      if (!app?.confirmedAt && keys.length === 0) return false
      await authenticators.remove(user.id)
      for (const { id } of keys) await passkeys.remove(user.id, id)
      // Whoever has it, and is not its owner, goes.
      await sessions.endAll(user.id)
      await tellLockChanged(ports, user, 'removed-by-admin')
      return true
    },

    note: (
      adminId: string,
      action: string,
      user: Pick<User, 'id' | 'name'>,
      before: AuditEntry['before'],
      after: AuditEntry['after'],
    ): Promise<void> =>
      audit.write({
        adminId,
        action,
        subject: { kind: 'user', id: user.id, name: user.name },
        before,
        after,
        at: clock.now(),
      }),
  }
}
