import type { Outbox } from '#application/notifications/outbox.ts'
import type { User } from '#domain/identity/user.ts'
import type { UserRepository } from './user-repository.ts'

/**
 * Lets go of what waits to be sent to an account that is about to be deleted, and of what it was sent, also at addresses that it had
 * before; what others were sent names it no more where admins read it. Where nobody has shown that the address is theirs, a guest
 * may have bought at it: what was written there before there was the account stays. Inside a unit of work, and before its
 * belongings are removed: the log forgets those addresses then.
 */
export async function withdrawMails(
  { users, outbox }: { readonly users: UserRepository; readonly outbox: Outbox },
  {
    id,
    name,
    email,
    emailVerifiedAt,
    createdAt,
  }: Pick<User, 'id' | 'name' | 'email' | 'emailVerifiedAt' | 'createdAt'>,
): Promise<void> {
  for (const address of await users.earlierAddresses(id)) await outbox.withdraw(address)
  if (email !== null) await outbox.withdraw(email, emailVerifiedAt === null ? createdAt : undefined)
  await outbox.forgetName(name)
}
