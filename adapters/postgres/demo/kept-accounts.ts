import type { IdSource } from '#application/shared/id-source.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { Database } from '../database.ts'

/** An account of the demo, as it is filled in: nobody can sign in to it yet. */
export interface DemoUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly country: string
  readonly phone: string
  readonly role: Role
  readonly joinedAt: Date
  readonly lastSeenAt: Date | null
  readonly suspendedAt: Date | null
}

/** Opens accounts, with addresses that were confirmed. */
export async function keepUsers(db: Database, users: readonly DemoUser[]): Promise<void> {
  await db
    .insertInto('users')
    .values(
      users.map(({ joinedAt, lastSeenAt, suspendedAt, ...user }) => ({
        ...user,
        created_at: joinedAt,
        email_verified_at: joinedAt,
        last_seen_at: lastSeenAt,
        suspended_at: suspendedAt,
      })),
    )
    .execute()
}

/** Someone who wants to sell here, and whom no admin has let in so far. */
export async function keepApplicant(
  db: Database,
  { id: userId, name, country, joinedAt }: DemoUser,
  ids: IdSource,
): Promise<void> {
  await db
    .insertInto('artists')
    .values({ id: ids.newId(), user_id: userId, name, country, approval: 'pending', member_since: joinedAt })
    .execute()
}

/** Those of some accounts that are there, and whether a password opens them. */
export const accountsWith = (db: Database, emails: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .execute()

/** Gives accounts a password, or takes it away. */
export async function setPassword(
  db: Database,
  userIds: readonly string[],
  hash: string | null,
): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', 'in', userIds).execute()
}

/** Artists of the demo who have no account, as those of a demo that was filled in before they had some. */
export const artistsWithoutAccount = (db: Database) =>
  db
    .selectFrom('artists')
    .select(['id', 'name', 'country', 'member_since as since', 'source_key as source'])
    .where('source_key', 'like', 'demo:%')
    .where('approval', '=', 'approved')
    .where('user_id', 'is', null)
    .execute()

/** Says whose account an artist's is. */
export async function holdArtist(db: Database, artistId: string, userId: string): Promise<void> {
  await db.updateTable('artists').set({ user_id: userId }).where('id', '=', artistId).execute()
}
