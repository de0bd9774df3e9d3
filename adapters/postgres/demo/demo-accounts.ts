import type { IdSource } from '#application/shared/id-source.ts'
import type { Role } from '#domain/identity/roles.ts'
import { isoTime } from '../iso-time.ts'
import type { Sql } from '../sql.ts'

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

interface SellingArtist {
  readonly id: string
  readonly name: string
  readonly country: string | null
  /** ISO 8601, UTC. */
  readonly since: string
}

/** The artist of the demo who has earned most, of those that have no account yet. */
async function sellingArtist(sql: Sql): Promise<SellingArtist | null> {
  const [artist] = await sql<SellingArtist>(
    `select id, name, country, ${isoTime('member_since')} as since from artists where source_key like 'demo:%' and user_id is null
     order by (select coalesce(sum(amount_cents), 0) from ledger_entries where artist_id = artists.id) desc, artwork_count desc, name limit 1`,
  )
  return artist ?? null
}

/** The accounts of these that are not there. */
export async function missingDemoAccounts(
  sql: Sql,
  accounts: readonly DemoAccount[],
): Promise<readonly DemoAccount[]> {
  const rows = await sql<{ email: string }>('select email from users where email = any($1::text[])', [
    accounts.map(({ email }) => email),
  ])
  const known = new Set(rows.map(({ email }) => email))
  return accounts.filter(({ email }) => !known.has(email))
}

/**
 * Opens an account of the demo with what belongs to it. Inside a unit of work.
 * @returns the artist of the demo that it became, who has sold before; null where it became none
 */
export async function openDemoAccount(
  sql: Sql,
  ids: IdSource,
  { email, name, role, country, joinedDaysAgo, artist, shoppedAs }: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const id = ids.newId()
  const joined = new Date(now.getTime() - joinedDaysAgo * day)
  const selling = artist === 'approved' ? await sellingArtist(sql) : null
  await sql(
    `insert into users (id, name, email, role, country, password_hash, email_verified_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      id,
      selling?.name ?? name,
      email,
      role,
      selling?.country ?? country,
      passwordHash,
      selling?.since ?? joined,
    ],
  )
  if (selling) await sql('update artists set user_id = $2 where id = $1', [selling.id, id])
  else if (artist !== undefined)
    await sql(
      'insert into artists (id, user_id, name, country, approval, member_since) values ($1, $2, $3, $4, $5, $6)',
      [ids.newId(), id, name, country, artist, joined],
    )
  if (shoppedAs === undefined) return selling?.id ?? null
  await sql('update orders set user_id = $1, email = $2 where email = $3 and user_id is null', [
    id,
    email,
    shoppedAs,
  ])
  await sql('update messages set sender_id = $1, sender_email = $2 where sender_email = $3', [
    id,
    email,
    shoppedAs,
  ])
  await sql(
    `insert into favourites (user_id, artwork_id, created_at)
     select $1, id, $2 from artworks where public order by created_at desc, id limit $3`,
    [id, now, favourites],
  )
  return null
}
