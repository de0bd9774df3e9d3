import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountKey, accountsOf } from '../account-key.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import { linksPerAddress, mailsPerAddress, mailsPerMailbox } from '../limits.ts'
import { noLongerValid, sendLink } from '../passwords/mail-links.ts'
import { refuseBadPassword } from '../passwords/new-password.ts'
import { tellPasswordChanged } from '../passwords/tell-password-changed.ts'
import { forgetWrongPasswords } from '../sessions/logging-in.ts'
import type { Visit } from '../sessions/visit.ts'

/** The link was not used up: it works once its account is signed in. */
const signInFirst = (): DomainError =>
  new DomainError(
    'rule-broken',
    'sign-in-first',
    'Sign in to the account that this link belongs to first, then verify.',
  )

/** The links that only the owner of a mailbox can read. */
export function forgottenPasswordSteps(
  ports: AccountPorts,
  settings: AccountSettings,
  visit: Visit,
): Pick<Accounts, 'forgotPassword' | 'isResetLinkValid' | 'resetPassword' | 'verifyEmail'> {
  const { users, sessions, tokens, passwords, throttle, work, clock, digest, callerOf } = ports

  async function ownerOf(tokenDigest: string): Promise<User | null> {
    const userId = await tokens.ownerOf(tokenDigest, 'reset', clock.now())
    const user = userId === null ? null : await users.byId(userId)
    return user?.isActive ? user : null
  }

  return {
    async forgotPassword(email) {
      await throttle.count(mailsPerAddress, visit.address)
      await throttle.count(mailsPerMailbox, accountKey(email))
      await work.run(async () => {
        // Where two share the mailbox, its reader has either.
        for (const user of await accountsOf(users, email))
          if (user?.isActive) await sendLink(ports, settings, user, 'reset')
      })
    },

    async isResetLinkValid(token) {
      await throttle.count(linksPerAddress, visit.address)
      return (await ownerOf(digest(token))) !== null
    },

    async resetPassword({ token, password }) {
      await throttle.count(linksPerAddress, visit.address)
      const tokenDigest = digest(token)
      const owner = await ownerOf(tokenDigest)
      if (!owner) throw noLongerValid()
      await refuseBadPassword(passwords, password, owner)
      const hash = await passwords.hash(password)
      const email = await work.run(async () => {
        const userId = await tokens.use(tokenDigest, 'reset', clock.now())
        const user = userId === null ? null : await users.byId(userId)
        if (!user?.isActive) throw noLongerValid()
        user.passwordHash = hash
        // Until now nobody had shown that the address is theirs: whoever opened the account may still have a key to it.
        if (user.emailVerifiedAt === null) await users.removeLocks(user.id)
        user.verifyEmail(clock.now())
        await users.save(user)
        await sessions.endAll(user.id)
        // Whoever sits here begins with the new password, also where somebody else was signed in.
        if (visit.token !== null) await sessions.endByToken(digest(visit.token))
        await tellPasswordChanged(ports, settings, user)
        return user.email
      })
      if (visit.token !== null) visit.drop()
      if (email !== null) await forgetWrongPasswords(ports, visit, email)
    },

    async verifyEmail(token) {
      await throttle.count(linksPerAddress, visit.address)
      const caller = await callerOf(visit)
      await work.run(async () => {
        const userId = await tokens.use(digest(token), 'verify', clock.now())
        const user = userId === null ? null : await users.byId(userId)
        if (!user) throw noLongerValid()
        // Somebody else may have opened the account with this address: its reader must not confirm it for them.
        if (caller?.userId !== user.id) throw signInFirst()
        user.verifyEmail(clock.now())
        await users.save(user)
      })
    },
  }
}
