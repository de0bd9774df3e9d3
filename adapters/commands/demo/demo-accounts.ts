import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { keepPastPayouts } from '#adapters/demo/past-payouts.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { missingDemoAccounts, openDemoAccount } from '#adapters/postgres/demo/demo-accounts.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { createSql, type Sql } from '#adapters/postgres/sql.ts'
import { fillArtistHistory } from './artist-history.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoPassword, demoUsers } from './demo-users.ts'

const emails = demoUsers.map(({ email }) => email)

/** Accounts that were closed meanwhile open with the known password again. */
async function reopen(sql: Sql): Promise<void> {
  const closed = await sql<{ id: string }>(
    'select id from users where email = any($1::text[]) and password_hash is null',
    [emails],
  )
  for (const { id } of closed)
    await sql('update users set password_hash = $2, version = version + 1 where id = $1', [
      id,
      await argon2Passwords().hash(demoPassword),
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
  const missing = await missingDemoAccounts(sql, demoUsers)
  if (missing.length === 0) return
  const passwords = argon2Passwords()
  const hashes = await Promise.all(missing.map(() => passwords.hash(demoPassword)))
  const assembly = demoAssembly(orm, feePercent)
  const ids = assembly.get(system.ids)
  await assembly.get(sharedPorts.work).run(async () => {
    for (const [index, account] of missing.entries()) {
      const artistId = await openDemoAccount(sql, ids, account, hashes[index] ?? '', now)
      if (artistId !== null) await fillArtistHistory(assembly, artistId, { feePercent, now })
    }
    await keepPastPayouts({ payouts: assembly.get(fairPayPorts.payouts), ids }, now)
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
  const known = await Promise.all(open.map(({ hash }) => passwords.isRight(demoPassword, hash)))
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
