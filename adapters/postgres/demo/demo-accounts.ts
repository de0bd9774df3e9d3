import type { UserRepository } from '#application/identity/user-repository.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import type { Database } from '../database.ts'

/** An account that the demo opens; `artist` says what becomes of one who sells. */
export interface DemoAccount {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** ISO 3166-1 alpha-2. Who becomes an artist of the demo lives where that artist lives, and has joined when they did. */
  readonly country: string
  readonly joinedDaysAgo: number
  readonly artist?: 'approved' | 'pending'
  /** Who has bought and written before under another address, and has favourites. */
  readonly shoppedAs?: string
}

/** How many works a demo shopper has marked. */
const favourites = 9

/** Milliseconds. */
const day = 86_400_000

/** The artist of the demo who has earned most, of those that have no account yet. */
const sellingArtist = (db: Database) =>
  db
    .selectFrom('artists')
    .select(['id', 'name', 'country', 'member_since as since'])
    .where('source_key', 'like', 'demo:%')
    .where('user_id', 'is', null)
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('ledger_entries')
          .whereRef('artist_id', '=', 'artists.id')
          .select(({ fn, lit }) => fn.coalesce(fn.sum('amount_cents'), lit(0)).as('earned'))
          .$asScalar(),
      'desc',
    )
    .orderBy('artwork_count', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()

/** What somebody has bought, written and marked becomes an account's. */
async function takeOver(db: Database, from: string, { id, email }: User, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ user_id: id, email: email ?? '' })
    .where('email', '=', from)
    .where('user_id', 'is', null)
    .execute()
  await db
    .updateTable('messages')
    .set({ sender_id: id, sender_email: email ?? '' })
    .where('sender_email', '=', from)
    .execute()
  const marked = await db
    .selectFrom('artworks')
    .select('id')
    .where('public', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(favourites)
    .execute()
  await db
    .insertInto('favourites')
    .values(marked.map((work) => ({ user_id: id, artwork_id: work.id, created_at: now })))
    .execute()
}

interface Ports {
  readonly users: UserRepository
  readonly ids: IdSource
}

/**
 * Opens an account of the demo with what belongs to it. Inside a unit of work.
 * @returns the artist of the demo that it became, who has sold before; null where it became none
 */
export async function openDemoAccount(
  db: Database,
  { users, ids }: Ports,
  { joinedDaysAgo, artist, shoppedAs, ...account }: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const selling = artist === 'approved' ? await sellingArtist(db) : undefined
  const { name, country } = {
    name: selling?.name ?? account.name,
    country: selling?.country ?? account.country,
  }
  const joined = selling?.since ?? new Date(now.getTime() - joinedDaysAgo * day)
  const user = new User({ ...account, id: ids.newId(), name, country, phone: '', passwordHash }, joined)
  user.verifyEmail(joined)
  await users.add(user)
  if (selling)
    await db.updateTable('artists').set({ user_id: user.id }).where('id', '=', selling.id).execute()
  else if (artist !== undefined)
    await db
      .insertInto('artists')
      .values({ id: ids.newId(), user_id: user.id, name, country, approval: artist, member_since: joined })
      .execute()
  if (shoppedAs !== undefined) await takeOver(db, shoppedAs, user, now)
  return selling?.id ?? null
}
