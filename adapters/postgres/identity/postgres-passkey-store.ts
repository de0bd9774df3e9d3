import type { Passkey, PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { Sql } from '../sql.ts'

type PasskeyRow = Omit<Passkey, 'publicKey' | 'createdAt'> & {
  readonly publicKey: Buffer
  readonly createdAt: number
}

const columns = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports, name, (extract(epoch from created_at) * 1000)::float8 as "createdAt"`

const passkeyOf = (row: PasskeyRow): Passkey => ({
  ...row,
  publicKey: Uint8Array.from(row.publicKey),
  createdAt: new Date(row.createdAt),
})

/** Passkeys in their table. */
export const postgresPasskeyStore = (sql: Sql): PasskeyStore => ({
  async keep({ id, userId, credentialId, publicKey, counter, transports, name, createdAt }) {
    const kept = await sql(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning 1`,
      [id, userId, credentialId, Buffer.from(publicKey), counter, transports, name, createdAt],
    )
    return kept.length > 0
  },

  async of(userId) {
    const rows = await sql<PasskeyRow>(
      `select ${columns} from passkeys where user_id = $1 order by created_at, id`,
      [userId],
    )
    return rows.map(passkeyOf)
  },

  async find(credentialId) {
    const [row] = await sql<PasskeyRow>(`select ${columns} from passkeys where credential_id = $1`, [
      credentialId,
    ])
    return row ? passkeyOf(row) : null
  },

  async counted(credentialId, counter) {
    const counted = await sql(
      `update passkeys set counter = $2 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
       returning 1`,
      [credentialId, counter],
    )
    return counted.length > 0
  },

  async remove(userId, id) {
    const removed = await sql('delete from passkeys where user_id = $1 and id::text = $2 returning 1', [
      userId,
      id,
    ])
    return removed.length > 0
  },
})
