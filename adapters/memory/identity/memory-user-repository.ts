import type { AuditEntry } from '#application/admin/contract.ts'
import { accountChanged, emailTaken, type UserRepository } from '#application/identity/user-repository.ts'
import type { User } from '#domain/identity/user.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

const sameAddress = (one: string | null, other: string): boolean =>
  one !== null && one.toLowerCase() === other.toLowerCase()

/** @param log what admins have done, by id */
export function memoryUserRepository(
  { users, tokens, locks, payoutAccounts }: MemoryAccounts,
  log: ReadonlyMap<string, AuditEntry> = new Map(),
): UserRepository {
  const find = (wanted: (user: User) => boolean): User | null => {
    const user = [...users.values()].find((each) => each.deletedAt === null && wanted(each))
    return user ? copyOf(user) : null
  }

  return {
    byId: async (id) => find((user) => user.id === id),
    byEmail: async (email) => find((user) => sameAddress(user.email, email)),
    async add(user) {
      const { email } = user
      if (email !== null && find((each) => sameAddress(each.email, email))) throw emailTaken()
      users.set(user.id, copyOf(user))
    },
    async save(user) {
      if (users.get(user.id)?.version !== user.version) throw accountChanged()
      const { id, email } = user
      if (email !== null && find((each) => each.id !== id && sameAddress(each.email, email)))
        throw emailTaken()
      user.version += 1
      users.set(user.id, copyOf(user))
    },
    earlierAddresses: async (userId) =>
      [...log.values()]
        .filter(({ subject }) => subject.kind === 'user' && subject.id === userId)
        .flatMap(({ before }) => (typeof before?.['email'] === 'string' ? [tidyEmail(before['email'])] : []))
        .filter((address) => !find(({ id, email }) => id !== userId && sameAddress(email, address))),
    async removeBelongings(userId) {
      for (const [key, token] of tokens) if (token.userId === userId) tokens.delete(key)
      locks.removeOf(userId)
      payoutAccounts.delete(userId)
    },
    removeLocks: async (userId) => locks.removeOf(userId),
    admins: async () =>
      [...users.values()].flatMap(({ role, isActive, name, email }) =>
        role === 'admin' && isActive && email !== null ? [{ name, email }] : [],
      ),
    countAdmins: async () =>
      [...users.values()].filter(({ role, isActive }) => role === 'admin' && isActive).length,
  }
}
