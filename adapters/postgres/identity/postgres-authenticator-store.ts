import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Sql } from '../sql.ts'

/** Authenticator apps and recovery codes in their tables; who reads the tables reads no secret. */
export const postgresAuthenticatorStore = (sql: Sql, seal: Seal): AuthenticatorStore => {
  const opened = (sealed: string, userId: string): string | null => {
    try {
      return seal.open(sealed, userId)
    } catch {
      return null
    }
  }
  return {
    async begin(userId, secret) {
      await sql(
        `insert into authenticator_apps (user_id, sealed_secret) values ($1, $2)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
       where authenticator_apps.confirmed_at is null`,
        [userId, seal.close(secret, userId)],
      )
    },

    async appOf(userId) {
      const [app] = await sql<{ sealed: string; confirmed: number | null }>(
        `select sealed_secret as sealed, (extract(epoch from confirmed_at) * 1000)::float8 as confirmed
       from authenticator_apps where user_id = $1`,
        [userId],
      )
      if (!app) return null
      const confirmedAt = app.confirmed === null ? null : new Date(app.confirmed)
      return { secret: opened(app.sealed, userId), confirmedAt }
    },

    async confirm(userId, at) {
      await sql('update authenticator_apps set confirmed_at = $2 where user_id = $1', [userId, at])
    },

    async useStep(userId, step) {
      const used = await sql(
        'update authenticator_apps set last_step = $2 where user_id = $1 and last_step < $2 returning 1',
        [userId, step],
      )
      return used.length > 0
    },

    async remove(userId) {
      await sql(
        `with codes as (delete from recovery_codes where user_id = $1)
       delete from authenticator_apps where user_id = $1`,
        [userId],
      )
    },

    async keepRecoveryCodes(userId, digests) {
      // Two statements: what one statement deletes, it cannot insert again.
      await sql('delete from recovery_codes where user_id = $1', [userId])
      await sql('insert into recovery_codes (user_id, digest) select $1, unnest($2::text[])', [
        userId,
        digests,
      ])
    },

    async useRecoveryCode(userId, digest) {
      const used = await sql('delete from recovery_codes where user_id = $1 and digest = $2 returning 1', [
        userId,
        digest,
      ])
      return used.length > 0
    },

    async recoveryCodesLeft(userId) {
      const [row] = await sql<{ left: number }>(
        'select count(*)::int as left from recovery_codes where user_id = $1',
        [userId],
      )
      return row?.left ?? 0
    },
  }
}
