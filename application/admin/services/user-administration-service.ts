import type { AccountPorts, AccountSettings } from '#application/identity/account-ports.ts'
import { sendLink } from '#application/identity/passwords/mail-links.ts'
import { refuseBadPassword } from '#application/identity/passwords/new-password.ts'
import { tellAdmins } from '#application/identity/tell-admins.ts'
import { withdrawMails } from '#application/identity/withdraw-mails.ts'
import type { AdminNews } from '#application/notifications/admin-mails.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keyForms, keysetPage } from '#application/shared/keyset.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import { accountErrors } from '#domain/identity/registration.ts'
import { User } from '#domain/identity/user.ts'
import { DomainError, isDomainError } from '#domain/shared/domain-error.ts'
import { withWholePhone } from '#domain/shared/phone-numbers.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { type ChangingUsersPorts, changingUsers } from '../changing-users.ts'
import type { UserAdministration, UserForm } from '../contract.ts'
import { differences } from '../differences.ts'
import type { UserDirectory } from '../user-directory.ts'

export interface UserAdministrationPorts
  extends ChangingUsersPorts,
    Pick<AccountPorts, 'passwords' | 'work' | 'phones'> {
  readonly directory: UserDirectory
}

/** What an admin changes of an account, as the log tells it. */
const auditedFields = ({ name, email, country, phone, role }: User) => ({ name, email, country, phone, role })

/** An address that is taken, without the advice for those who sign up themselves. */
function asAdminsRead(error: unknown): never {
  if (!isDomainError(error) || error.code !== 'email-taken') throw error
  throw new DomainError(
    error.refusal,
    error.code,
    'There is an account with this email address already.',
    error.fields,
  )
}

/** What of a change to an account all admins have to hear; null where it gives and takes nobody the keys. */
function newsOf(before: Pick<User, 'role' | 'email'>, after: User): AdminNews | null {
  if (before.role !== after.role) {
    if (after.role === 'admin') return 'appointed'
    return before.role === 'admin' ? 'dismissed' : null
  }
  return after.role === 'admin' && before.email !== after.email ? 'moved' : null
}

/** What admins do about accounts: see the contract. */
export const userAdministrationService =
  (ports: UserAdministrationPorts, settings: AccountSettings) =>
  (caller: Caller): UserAdministration => {
    const { directory, users, sessions, tokens, membership, passwords, work, clock, ids } = ports
    const { known, note, refuseLastAdmin, takeRole, followRole, unlock } = changingUsers(ports, settings)

    const me = (): string => signedInAs('admin', caller).userId

    async function view(id: string) {
      const found = await directory.find(id)
      if (!found) throw new DomainError('not-found', 'user-not-found', 'There is no such user.')
      return found
    }

    /** Null where none is given: then a link to choose one is sent. */
    async function hashOf({ password, ...owner }: UserForm): Promise<string | null> {
      if (password === undefined || password === '') return null
      await refuseBadPassword(passwords, password, owner)
      return passwords.hash(password)
    }

    return {
      async users({ q, role, state, sort = 'newest', ...request }) {
        me()
        const selection = { q: q?.trim() || undefined, role, state }
        return keysetPage(
          request,
          `users-${sort}`,
          (limit, after) => directory.slice(selection, sort, limit, after),
          (user) => user,
          { key: sort === 'name' ? keyForms.text : keyForms.number },
        )
      },

      async user(id) {
        me()
        return view(id)
      },

      async create(form) {
        const adminId = me()
        refuseFaults('user-refused', accountErrors(form, ports.phones))
        const passwordHash = await hashOf(form)
        const id = ids.newId()
        const added = work.run(async () => {
          const { password: _password, ...account } = withWholePhone(form, ports.phones)
          const user = new User({ ...account, id, passwordHash }, clock.now())
          await users.add(user)
          if (user.role === 'artist') await membership.apply(user.id, user.name, clock.now())
          await sendLink(ports, settings, user, user.passwordHash === null ? 'reset' : 'verify')
          await note(adminId, 'user-created', user, null, auditedFields(user))
          if (user.role === 'admin') await tellAdmins(ports, 'appointed', user)
        })
        await added.catch(asAdminsRead)
        return view(id)
      },

      async update(id, form, version) {
        const adminId = me()
        refuseFaults('user-refused', accountErrors(form, ports.phones))
        const changed = work.run(async () => {
          const user = await known(id)
          if (user.version !== version) throw staleVersion()
          const before = auditedFields(user)
          if (form.role !== 'admin') await refuseLastAdmin(user)
          user.change(withWholePhone(form, ports.phones))
          user.moveTo(form.email)
          await takeRole(user, form.role)
          const difference = differences(before, auditedFields(user))
          if (!difference) return
          // Before the artist: an address that is taken is refused where the account is saved, and nowhere else.
          await users.save(user)
          await followRole(user, before.role)
          if ('email' in difference.after) {
            await tokens.withdraw(user.id, 'reset')
            await sendLink(ports, settings, user, user.passwordHash === null ? 'reset' : 'verify')
          }
          if (user.role === 'artist') await membership.rename(user.id, user.name)
          await note(adminId, 'user-changed', user, difference.before, difference.after)
          const news = newsOf(before, user)
          if (news) await tellAdmins(ports, news, { name: user.name, email: before.email })
        })
        await changed.catch(asAdminsRead)
        return view(id)
      },

      async suspend(id) {
        const adminId = me()
        await work.run(async () => {
          const user = await known(id)
          if (user.suspendedAt !== null) return
          await refuseLastAdmin(user)
          user.suspend(clock.now())
          await users.save(user)
          await sessions.endAll(user.id)
          await membership.withhold(user.id)
          await note(adminId, 'user-suspended', user, { suspended: false }, { suspended: true })
          if (user.role === 'admin') await tellAdmins(ports, 'suspended', user)
        })
        return view(id)
      },

      async restore(id) {
        const adminId = me()
        await work.run(async () => {
          const user = await known(id)
          if (user.suspendedAt === null) return
          user.restore()
          await users.save(user)
          if (user.role === 'artist') await membership.giveBack(user.id)
          await note(adminId, 'user-restored', user, { suspended: true }, { suspended: false })
          if (user.role === 'admin') await tellAdmins(ports, 'restored', user)
        })
        return view(id)
      },

      async removeSecondLocks(id) {
        const adminId = me()
        await work.run(async () => {
          const user = await known(id)
          if (!(await unlock(user, adminId))) return
          await note(adminId, 'user-unlocked', user, { secondLocks: true }, { secondLocks: false })
          if (user.role === 'admin') await tellAdmins(ports, 'unlocked', user)
        })
        return view(id)
      },

      async remove(id) {
        const adminId = me()
        await work.run(async () => {
          const user = await known(id)
          await refuseLastAdmin(user)
          const before = { role: user.role, suspended: user.suspendedAt !== null }
          // The account forgets it; the other admins hear whose it was.
          const { name, email } = user
          await sessions.endAll(user.id)
          await withdrawMails(ports, user)
          await users.removeBelongings(user.id)
          // Somebody who has vanished, or cheated, names no account any more: suspended first, they can go all the same.
          await membership.leave(user.id, user.suspendedAt !== null)
          user.erase(clock.now())
          await users.save(user)
          await note(adminId, 'user-deleted', user, before, null)
          if (before.role === 'admin') await tellAdmins(ports, 'deleted', { name, email })
        })
      },
    }
  }
