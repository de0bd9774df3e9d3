import type { PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { PasskeySchema } from './passkey.schema.ts'

/** Passkeys in their table. */
export const postgresPasskeyStore = (db: Database): PasskeyStore => ({
  async keep({ userId, credentialId, publicKey, createdAt, ...passkey }) {
    const kept = await db
      .insertInto('passkeys')
      .values({
        ...passkey,
        user_id: userId,
        credential_id: credentialId,
        public_key: publicKey,
        created_at: createdAt,
      })
      .onConflict((known) => known.column('credential_id').doNothing())
      .returning('id')
      .execute()
    return kept.length > 0
  },

  of: (userId) =>
    db.entities((em) =>
      em.find(
        PasskeySchema,
        { userId },
        { orderBy: { createdAt: 'asc', id: 'asc' }, disableIdentityMap: true },
      ),
    ),

  find: (credentialId) =>
    db.entities((em) => em.findOne(PasskeySchema, { credentialId }, { disableIdentityMap: true })),

  async counted(credentialId, counter) {
    const counted = await db.entities((em) =>
      em.nativeUpdate(
        PasskeySchema,
        // Some devices do not count: theirs stays at 0.
        { credentialId, counter: counter === 0 ? 0 : { $lt: counter } },
        { counter },
      ),
    )
    return counted > 0
  },

  async remove(userId, id) {
    if (!isId(id)) return false
    const removed = await db.entities((em) => em.nativeDelete(PasskeySchema, { userId, id }))
    return removed > 0
  },
})
