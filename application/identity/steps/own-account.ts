import { welcomeMail } from '#application/notifications/account-mails.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import { notSignedIn, type SignedInCaller, signedIn } from '#application/shared/caller.ts'
import { profileErrors } from '#domain/identity/registration.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { withWholePhone } from '#domain/shared/phone-numbers.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import { accountKey } from '../account-key.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import { mailsPerMailbox, passwordsPerAccount } from '../limits.ts'
import { ownUser } from '../own-user.ts'
import { sendLink } from '../passwords/mail-links.ts'
import { refuseBadPassword } from '../passwords/new-password.ts'
import { tellPasswordChanged } from '../passwords/tell-password-changed.ts'
import type { Visit } from '../sessions/visit.ts'
import { tellAdmins } from '../tell-admins.ts'
import { accountChanged } from '../user-repository.ts'
import { withdrawMails } from '../withdraw-mails.ts'
import { beginSession } from './sign-in.ts'

const refused = (code: string, fields: Readonly<Record<string, string>>): DomainError =>
  new DomainError('rule-broken', code, Object.values(fields)[0] ?? '', fields)

/** What somebody can do with the account they are signed in to. */
export function ownAccountSteps(
  ports: AccountPorts,
  settings: AccountSettings,
  visit: Visit,
): Pick<
  Accounts,
  | 'profile'
  | 'updateProfile'
  | 'changePassword'
  | 'sendVerification'
  | 'sendWelcomeEmail'
  | 'exportData'
  | 'deleteAccount'
> {
  const { users, accounts, sessions, tokens, membership, passwords, throttle, outbox, work, clock } = ports

  const caller = async (): Promise<SignedInCaller> => signedIn(await ports.callerOf(visit))

  async function view(userId: string) {
    const found = await accounts.view(userId)
    if (!found) throw notSignedIn()
    return found
  }

  /** A browser left open must not help to guess. It has a brake of its own: strangers outside do not press it. */
  async function refuseWrongPassword(user: User, password: string, field: string): Promise<void> {
    if (user.passwordHash === null)
      throw refused('no-password-yet', {
        [field]: 'This account has no password yet. Choose one with “Forgot password?” first.',
      })
    await throttle.count(passwordsPerAccount, user.id)
    if (!(await passwords.isRight(password, user.passwordHash)))
      throw refused('wrong-password', { [field]: 'This is not your password' })
    await throttle.forget(passwordsPerAccount, user.id)
  }

  /** Inside a unit of work: the account as its password was checked a moment ago. @throws DomainError account-changed */
  async function stillAs({ version }: User): Promise<User> {
    const current = await ownUser(ports, visit)
    if (current.version !== version) throw accountChanged()
    return current
  }

  return {
    profile: async () => view((await caller()).userId),

    async updateProfile(changes) {
      const { userId } = await caller()
      refuseFaults('profile-refused', profileErrors(changes, ports.phones))
      await work.run(async () => {
        const user = await ownUser(ports, visit)
        user.change(withWholePhone(changes, ports.phones))
        await users.save(user)
        if (user.role === 'artist') await membership.rename(userId, user.name)
      })
      return view(userId)
    },

    async changePassword({ currentPassword, password }) {
      const user = await ownUser(ports, visit)
      await refuseWrongPassword(user, currentPassword, 'currentPassword')
      await refuseBadPassword(passwords, password, user)
      const hash = await passwords.hash(password)
      await work.run(async () => {
        const current = await stillAs(user)
        current.passwordHash = hash
        await users.save(current)
        await sessions.endAll(current.id)
        await tokens.withdraw(current.id, 'reset')
        await tellPasswordChanged(ports, settings, current)
      })
      await beginSession(ports, visit, user)
    },

    async sendVerification() {
      const user = await ownUser(ports, visit)
      if (user.emailVerifiedAt !== null) return
      await throttle.count(mailsPerMailbox, accountKey(user.email ?? ''))
      await work.run(() => sendLink(ports, settings, user, 'verify'))
    },

    async sendWelcomeEmail(userName) {
      const { id, name, email } = await ownUser(ports, visit)
      if (email === null) return
      await throttle.count(mailsPerMailbox, accountKey(email))
      const mail = welcomeMail(
        { name: tidyLine(userName) || name, email },
        `${settings.publicUrl}${galleryPage}`,
      )
      await work.run(() => outbox.add(`welcome:${id}`, mail, clock.now()))
    },

    exportData: async () => accounts.everythingOf((await caller()).userId),

    async deleteAccount(password) {
      const checked = await ownUser(ports, visit)
      await refuseWrongPassword(checked, password, 'password')
      await work.run(async () => {
        const user = await stillAs(checked)
        if (user.role === 'admin' && (await users.countAdmins()) <= 1)
          throw new DomainError(
            'conflict',
            'last-admin',
            'You are the last admin. Make somebody else an admin first.',
          )
        await sessions.endAll(user.id)
        await withdrawMails(ports, user)
        await users.removeBelongings(user.id)
        await membership.leave(user.id)
        const { role, name, email } = user
        user.erase(clock.now())
        await users.save(user)
        if (role === 'admin') await tellAdmins(ports, 'deleted', { name, email })
      })
      visit.drop()
    },
  }
}
