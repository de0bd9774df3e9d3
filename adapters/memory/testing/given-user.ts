import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

interface GivenUser {
  readonly name?: string
  readonly email?: string
  readonly role?: Role
  readonly passwordHash?: string | null
}

/** Somebody with an account, who is signed in nowhere. @returns their id */
export function givenUser({ users }: MemoryAccounts, given: GivenUser, now = new Date()): string {
  const id = randomUUID()
  const usual = { name: 'Lena Okoro', email: `${id}@example.test`, country: 'NG', phone: '+2348012345678' }
  const user = new User({ ...usual, role: 'user', passwordHash: null, ...given, id }, now)
  users.set(id, user)
  return id
}
