import type { Outbox } from '#application/notifications/outbox.ts'
import type { User } from '#domain/identity/user.ts'
import type { UserRepository } from './user-repository.ts'

/**
 * Lets go of what waits to be sent to an account that is about to be deleted, and of what it was sent, also at addresses that it had
 * before. Inside a unit of work, and before its belongings are removed: the log forgets those addresses then.
 */
export async function withdrawMails(
  { users, outbox }: { readonly users: UserRepository; readonly outbox: Outbox },
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const addresses = await users.earlierAddresses(id)
  for (const address of email === null ? addresses : [email, ...addresses]) await outbox.withdraw(address)
}
