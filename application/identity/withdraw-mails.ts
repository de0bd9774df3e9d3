import type { Outbox } from '#application/notifications/outbox.ts'
import type { User } from '#domain/identity/user.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import type { UserRepository } from './user-repository.ts'

/**
 * Lets go of what waits to be sent to an account that is about to be deleted, and of what it was sent, also at addresses that it had
 * before; what others were sent names it no more where admins read it. Where nobody has shown that the address is theirs, a guest
 * may have bought at it: what was written there before there was the account stays. Where two accounts have one mailbox, what was
 * written to it without the signs that set this one's address apart goes with whoever has shown that the mailbox is theirs; from
 * anybody else it is the other account's. Inside a unit of work, and before its belongings are removed: the log forgets those
 * addresses then.
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
  if (email !== null) {
    const since = emailVerifiedAt === null ? createdAt : undefined
    await outbox.withdraw(email, since)
    const tidy = tidyEmail(email)
    if (tidy !== email && (emailVerifiedAt !== null || (await users.byEmail(tidy)) === null))
      await outbox.withdraw(tidy, since)
  }
  await outbox.forgetName(name)
}
