import type { SandboxOutcome, SandboxVault } from '#application/orders/sandbox-vault.ts'
import type { Sql } from '../sql.ts'

/** The sandbox's memory in a table of its own; what has expired goes when something new comes. */
export const postgresSandboxVault = (sql: Sql): SandboxVault => ({
  async keep({ tokenDigest, outcome, last4, brand, expiresAt }) {
    await sql(
      `with gone as (delete from sandbox_cards where expires_at < now() - interval '1 day')
       insert into sandbox_cards (token_digest, outcome, last4, brand, expires_at) values ($1, $2, $3, $4, $5)`,
      [tokenDigest, outcome, last4, brand, expiresAt],
    )
  },

  async use({ tokenDigest, keyDigest, reference, at }) {
    const [used] = await sql<{ outcome: SandboxOutcome; reference: string }>(
      `update sandbox_cards set used_by = $2, reference = coalesce(reference, $3)
       where token_digest = $1 and expires_at > $4 and (used_by is null or used_by = $2)
       returning outcome, reference`,
      [tokenDigest, keyDigest, reference, at],
    )
    return used ?? null
  },
})
