import { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { invalidEmail, isEmailAddress } from '#domain/shared/email-address.ts'
import { accountOf } from '../account-key.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import { givenLink } from '../passwords/mail-links.ts'
import { refuseBadPassword } from '../passwords/new-password.ts'
import { tellAdmins } from '../tell-admins.ts'

type AppointmentPorts = Pick<
  AccountPorts,
  'users' | 'sessions' | 'tokens' | 'passwords' | 'outbox' | 'work' | 'clock' | 'digest' | 'ids'
>

/** What came of it; `link` lets an admin without a password choose one, once. */
export interface Appointment {
  readonly outcome: 'new account' | 'account made admin' | 'was an admin already'
  readonly link: string | null
}

/** For whoever runs the product: makes admins where nobody is one yet. */
export interface AdminAppointment {
  isKnown(email: string): Promise<boolean>
  /**
   * An account whose address nobody has confirmed may be somebody else's: it keeps no way in but the link.
   * @param password of an account that is not there yet; null for a link to choose one
   * @throws DomainError forbidden 'account-suspended', rule-broken for an address or a password that cannot be one
   */
  appoint(email: string, password: string | null): Promise<Appointment>
}

export function adminAppointmentService(
  ports: AppointmentPorts,
  settings: AccountSettings,
): AdminAppointment {
  const { users, sessions, passwords, work, clock, ids } = ports

  const linkFor = async ({ id }: User): Promise<string> =>
    (await givenLink(ports, settings, id, 'reset')).link

  /** What a browser was signed in to before is less than what it would be now. */
  async function promote(user: User): Promise<Appointment> {
    if (!user.isActive)
      throw new DomainError(
        'forbidden',
        'account-suspended',
        'This account is suspended. Nothing was changed.',
      )
    if (user.role === 'admin') {
      // The link of before may have been lost, or not used in its time.
      const link = user.passwordHash === null ? await linkFor(user) : null
      return { outcome: 'was an admin already', link }
    }
    user.role = 'admin'
    const isProved = user.emailVerifiedAt !== null
    if (!isProved) {
      user.passwordHash = null
      await users.removeLocks(user.id)
    }
    await users.save(user)
    await sessions.endAll(user.id)
    await tellAdmins(ports, 'appointed', user)
    return { outcome: 'account made admin', link: isProved ? null : await linkFor(user) }
  }

  async function create(email: string, password: string | null): Promise<Appointment> {
    const name = email.split('@')[0] ?? email
    const account = { id: ids.newId(), name, email, country: '', phone: '', role: 'admin' } as const
    const user = new User({ ...account, passwordHash: null }, clock.now())
    if (password !== null) {
      await refuseBadPassword(passwords, password, user)
      user.passwordHash = await passwords.hash(password)
    }
    // Whoever runs the product says whose address it is.
    user.verifyEmail(clock.now())
    await users.add(user)
    await tellAdmins(ports, 'appointed', user)
    return { outcome: 'new account', link: password === null ? await linkFor(user) : null }
  }

  return {
    isKnown: async (email) => (await accountOf(users, email)) !== null,
    async appoint(email, password) {
      if (!isEmailAddress(email)) throw new DomainError('rule-broken', 'not-an-address', invalidEmail)
      return work.run(async () => {
        const known = await accountOf(users, email)
        return known ? promote(known) : create(email, password)
      })
    },
  }
}
