import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import { ClaimSchema } from '../claims/claim.schema.ts'
import type { Database } from '../database.ts'
import { ReturnSchema, WithdrawalSchema } from '../returns/withdrawal.schema.ts'

/** Writes what came broken and what was sent back. */
export async function keepAfterSale(db: Database, orders: readonly LivedOrder[]): Promise<void> {
  const claims = orders.flatMap(({ claims: each }) => each)
  const withdrawals = orders.flatMap(({ withdrawals: each }) => each)
  await db.entities(async (em) => {
    await em.insertMany(
      ClaimSchema,
      claims.map(({ claim }) => claim),
    )
    await em.insertMany(
      WithdrawalSchema,
      withdrawals.map(({ withdrawal }) => withdrawal),
    )
    await em.insertMany(
      ReturnSchema,
      withdrawals.map(({ coming }) => coming),
    )
  })
  if (claims.length === 0) return
  await db
    .insertInto('claim_messages')
    .values(
      claims.flatMap(({ messages }) =>
        messages.map(({ id, claimId, keyDigest, by, name, text, at }) => ({
          id,
          claim_id: claimId,
          key_digest: keyDigest,
          by,
          name,
          body: text,
          at,
        })),
      ),
    )
    .execute()
}
