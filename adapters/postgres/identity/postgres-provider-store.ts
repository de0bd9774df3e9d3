import type { AwaitedReturn, ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { Sql } from '../sql.ts'

/** Who is awaited from a provider, and whose identities are known. */
export const postgresProviderStore = (sql: Sql): ProviderStore => ({
  async await({ state, browserDigest, nonce, codeVerifier, returnTo, role, expiresAt }) {
    await sql(
      `with gone as (delete from provider_returns where expires_at < $7::timestamptz - interval '1 day')
       insert into provider_returns (state, browser_digest, nonce, code_verifier, return_to, role, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [state, browserDigest, nonce, codeVerifier, returnTo, role, expiresAt],
    )
  },

  async take(state, browserDigest, at) {
    const [row] = await sql<Omit<AwaitedReturn, 'expiresAt'> & { expiresAt: number }>(
      `delete from provider_returns where state = $1 and browser_digest = $2 and expires_at > $3
       returning state, browser_digest as "browserDigest", nonce, code_verifier as "codeVerifier",
         return_to as "returnTo", role, (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"`,
      [state, browserDigest, at],
    )
    return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null
  },

  async userOf(issuer, subject) {
    const [row] = await sql<{ userId: string }>(
      'select user_id as "userId" from provider_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    )
    return row?.userId ?? null
  },

  async keepArrival(browserDigest, userId, expiresAt) {
    await sql(
      `with gone as (delete from provider_arrivals where expires_at < $3::timestamptz - interval '1 day')
       insert into provider_arrivals (browser_digest, user_id, expires_at) values ($1, $2, $3)`,
      [browserDigest, userId, expiresAt],
    )
  },

  async arrivedFor(browserDigest, at) {
    const [row] = await sql<{ userId: string }>(
      'select user_id as "userId" from provider_arrivals where browser_digest = $1 and expires_at > $2',
      [browserDigest, at],
    )
    return row?.userId ?? null
  },

  async forgetArrival(browserDigest) {
    await sql('delete from provider_arrivals where browser_digest = $1', [browserDigest])
  },

  async join(issuer, subject, userId, at) {
    await sql(
      `insert into provider_identities (issuer, subject, user_id, joined_at) values ($1, $2, $3, $4)
       on conflict (issuer, subject) do update set user_id = excluded.user_id, joined_at = excluded.joined_at`,
      [issuer, subject, userId, at],
    )
  },
})
