import type { MpesaPushes, MpesaTokens } from '#adapters/mpesa/mpesa-stores.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'

const columns = [
  'attempt_id as attemptId',
  'amount',
  'asked_at as askedAt',
  'checkout_request_id as checkoutRequestId',
  'receipt',
  'is_released as isReleased',
] as const

/** What M-Pesa was asked, in a table of its own. */
export function postgresMpesaPushes(db: Database): MpesaPushes {
  const fresh = (attemptId: string, amount: number) => ({ attempt_id: attemptId, amount, is_released: false })

  return {
    async push(attemptId) {
      const push = await db
        .selectFrom('mpesa_pushes')
        .select(columns)
        .where('attempt_id', '=', attemptId)
        .executeTakeFirst()
      return push ?? null
    },

    async claim(attemptId, amount, at) {
      const claimed = await db
        .insertInto('mpesa_pushes')
        .values({ ...fresh(attemptId, amount), asked_at: at })
        .onConflict((known) =>
          known
            .column('attempt_id')
            .doUpdateSet({ asked_at: at })
            .where('mpesa_pushes.asked_at', 'is', null)
            .where('mpesa_pushes.is_released', '=', false),
        )
        .returning('attempt_id')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async unclaim(attemptId) {
      await db
        .updateTable('mpesa_pushes')
        .set({ asked_at: null })
        .where('attempt_id', '=', attemptId)
        .execute()
    },

    async name(attemptId, checkoutRequestId) {
      if (!isId(attemptId)) return null
      const named = await db
        .updateTable('mpesa_pushes')
        .set(({ fn, val }) => ({
          checkout_request_id: fn.coalesce('checkout_request_id', val(checkoutRequestId)),
        }))
        .where('attempt_id', '=', attemptId)
        // A name is one attempt's, whoever says it.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mpesa_pushes as other')
                .select('other.attempt_id')
                .where('other.checkout_request_id', '=', checkoutRequestId)
                .where('other.attempt_id', '!=', attemptId),
            ),
          ),
        )
        .returning(columns)
        .executeTakeFirst()
      return named ?? null
    },

    async keepReceipt(attemptId, receipt) {
      await db.updateTable('mpesa_pushes').set({ receipt }).where('attempt_id', '=', attemptId).execute()
    },

    async release(attemptId, amount) {
      await db
        .insertInto('mpesa_pushes')
        .values({ ...fresh(attemptId, amount), is_released: true })
        .onConflict((known) => known.column('attempt_id').doUpdateSet({ is_released: true }))
        .execute()
    },
  }
}

const never = new Date(0)
const name = 'daraja'
const context = 'token for M-Pesa'

/** The token of all processes, sealed. */
export function postgresMpesaTokens(db: Database, seal: Seal): MpesaTokens {
  return {
    async token() {
      const kept = await db
        .selectFrom('mpesa_tokens')
        .select(['sealed_token as sealed', 'good_until as goodUntil'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (!kept?.sealed) return null
      try {
        return { token: seal.open(kept.sealed, context), goodUntil: kept.goodUntil }
      } catch {
        // Sealed with a key of before: another token is asked for.
        return null
      }
    },

    async lease(now, until) {
      const leased = await db
        .insertInto('mpesa_tokens')
        .values({ name, good_until: never, renewed_until: until })
        .onConflict((known) =>
          known
            .column('name')
            .doUpdateSet({ renewed_until: until })
            .where('mpesa_tokens.renewed_until', '<=', now),
        )
        .returning('name')
        .executeTakeFirst()
      return leased !== undefined
    },

    async keep(token) {
      await db
        .updateTable('mpesa_tokens')
        .set({
          renewed_until: never,
          ...(token && { sealed_token: seal.close(token.token, context), good_until: token.goodUntil }),
        })
        .where('name', '=', name)
        .execute()
    },
  }
}
