import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { keepPastPayouts } from '#adapters/demo/past-payouts.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import {
  type DemoAccount,
  missingDemoAccounts,
  openDemoAccount,
} from '#adapters/postgres/demo/demo-accounts.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { createSql, type Sql } from '#adapters/postgres/sql.ts'
import { fillDemoDesk } from './demo-desk.ts'
import { demoShop } from './demo-shop.ts'

const password = 'made-by-hand'

const accounts: readonly (DemoAccount & { readonly who: string })[] = [
  {
    email: 'admin@sanaa.test',
    name: 'Wanjiru Kamau',
    role: 'admin',
    country: 'KE',
    joinedDaysAgo: 210,
    who: 'an admin',
  },
  {
    email: 'artist@sanaa.test',
    name: 'An artist',
    role: 'artist',
    country: 'KE',
    joinedDaysAgo: 200,
    artist: 'approved',
    who: 'an artist with works and sales',
  },
  {
    email: 'pending@sanaa.test',
    name: 'Teodor Lindqvist',
    role: 'artist',
    country: 'SE',
    joinedDaysAgo: 2,
    artist: 'pending',
    who: 'an artist who waits for approval',
  },
  {
    email: 'shopper@sanaa.test',
    name: 'Lena Okoro',
    role: 'user',
    country: 'NG',
    // Before the first order.
    joinedDaysAgo: 84,
    shoppedAs: 'lena@sanaa.test',
    who: 'a shopper with favourites and orders',
  },
]

const emails = accounts.map(({ email }) => email)

/** Accounts that were closed meanwhile open with the known password again. */
async function reopen(sql: Sql): Promise<void> {
  const closed = await sql<{ id: string }>(
    'select id from users where email = any($1::text[]) and password_hash is null',
    [emails],
  )
  for (const { id } of closed)
    await sql('update users set password_hash = $2, version = version + 1 where id = $1', [
      id,
      await argon2Passwords().hash(password),
    ])
}

/** Opens the demo's accounts that are not open yet, also over a demo that was filled in before there were any. */
export async function openDemoAccounts(
  orm: ReturnType<typeof createOrm>,
  feePercent: number,
  now: Date,
): Promise<void> {
  const sql = createSql(orm)
  await reopen(sql)
  const missing = await missingDemoAccounts(sql, accounts)
  if (missing.length === 0) return
  const passwords = argon2Passwords()
  const hashes = await Promise.all(missing.map(() => passwords.hash(password)))
  const shop = demoShop(orm, feePercent)
  const ids = shop.get(system.ids)
  await shop.get(sharedPorts.work).run(async () => {
    for (const [index, account] of missing.entries()) {
      const artistId = await openDemoAccount(sql, ids, account, hashes[index] ?? '', now)
      if (artistId !== null) await fillDemoDesk(shop, artistId, { feePercent, now })
    }
    await keepPastPayouts({ payouts: shop.get(fairPayPorts.payouts), ids }, now)
  })
}

/**
 * Where nobody has asked for the demo, the password that everybody knows opens none of its accounts, and nobody stays
 * signed in to them. Whoever has chosen another one keeps it.
 * @returns how many accounts were open
 */
export async function closeDemoAccounts(orm: ReturnType<typeof createOrm>): Promise<number> {
  const sql = createSql(orm)
  const open = await sql<{ id: string; hash: string }>(
    'select id, password_hash as hash from users where email = any($1::text[]) and password_hash is not null',
    [emails],
  )
  const passwords = argon2Passwords()
  const known = await Promise.all(open.map(({ hash }) => passwords.isRight(password, hash)))
  const ids = open.filter((_, index) => known[index]).map(({ id }) => id)
  if (ids.length === 0) return 0
  await postgresUnitOfWork(orm).run(async () => {
    await sql('update users set password_hash = null, version = version + 1 where id = any($1::uuid[])', [
      ids,
    ])
    await sql('delete from sessions where user_id = any($1::uuid[])', [ids])
  })
  return ids.length
}

/** Who can sign in to the demo, for the terminal. */
export const demoAccountsText = (): string =>
  [
    `Demo accounts, all with the password ${password}:`,
    ...accounts.map(({ email, who }) => `  ${email.padEnd(20)} ${who}`),
  ].join('\n')
