import type { AccountHolder } from '#application/notifications/account-mails.ts'
import { type AdminNews, adminNewsMail } from '#application/notifications/admin-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UserRepository } from './user-repository.ts'

export interface TellingAdminsPorts {
  readonly users: UserRepository
  readonly outbox: Outbox
  readonly clock: Clock
  readonly ids: IdSource
}

/**
 * Tells every admin by mail what has become of one of them, whom it is about among them. Inside a unit of work, after the
 * change is saved.
 * @param whose as they were until now: whoever is no admin any more hears of it, too
 */
export async function tellAdmins(
  { users, outbox, clock, ids }: TellingAdminsPorts,
  news: AdminNews,
  whose: { readonly name: string; readonly email: string | null },
): Promise<void> {
  const subject = { name: whose.name, email: whose.email ?? '' }
  const readers = new Map<string, AccountHolder>()
  for (const admin of await users.admins()) readers.set(admin.email, admin)
  // An account that was deleted is written to no more.
  if (news !== 'deleted' && whose.email !== null) readers.set(whose.email, subject)
  for (const reader of readers.values())
    await outbox.add(`admin-news:${ids.newId()}`, adminNewsMail(reader, news, subject), clock.now())
}
