import type { PayoutAccountRepository } from '#application/payouts/payout-account-repository.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Database } from '../database.ts'
import { PayoutAccountSchema } from './payout.schema.ts'
import { opened, sealed } from './sealed-destination.ts'

const shown = [
  'payout_accounts.id',
  'payout_accounts.user_id as userId',
  'payout_accounts.kind',
  'payout_accounts.ending',
  'payout_accounts.confirm_by as confirmBy',
  'payout_accounts.used_from as usedFrom',
] as const

/** Accounts for payouts in their table; who reads it reads no number. */
export const postgresPayoutAccountRepository = (db: Database, seal: Seal): PayoutAccountRepository => ({
  async of(userId) {
    const rows = await db.selectFrom('payout_accounts').select(shown).where('user_id', '=', userId).execute()
    return {
      confirmed: rows.find(({ usedFrom }) => usedFrom !== null) ?? null,
      toConfirm: rows.find(({ usedFrom }) => usedFrom === null) ?? null,
    }
  },

  async name(account, destination, tokenDigest) {
    // Two at once: the second waits for the first, and takes its place.
    await db.selectFrom('users').select('id').where('id', '=', account.userId).forNoKeyUpdate().execute()
    await db
      .deleteFrom('payout_accounts')
      .where('user_id', '=', account.userId)
      .where('used_from', 'is', null)
      .execute()
    const sealedDestination = sealed(seal, destination, account.id)
    await db.entities((em) => em.insert(PayoutAccountSchema, { ...account, tokenDigest, sealedDestination }))
  },

  async named(userId, tokenDigest, now) {
    const found = await db
      .selectFrom('payout_accounts')
      .select(shown)
      .where('user_id', '=', userId)
      .where('token_digest', '=', tokenDigest)
      .where('used_from', 'is', null)
      .where('confirm_by', '>', now)
      .forUpdate()
      .executeTakeFirst()
    return found ?? null
  },

  async confirm({ id, userId }, usedFrom) {
    await db
      .deleteFrom('payout_accounts')
      .where('user_id', '=', userId)
      .where('used_from', 'is not', null)
      .execute()
    await db.updateTable('payout_accounts').set({ used_from: usedFrom }).where('id', '=', id).execute()
  },

  async ofArtists(artistIds) {
    if (artistIds.length === 0) return []
    const rows = await db
      .selectFrom('payout_accounts')
      .innerJoin('artists', 'artists.user_id', 'payout_accounts.user_id')
      .select([...shown, 'artists.id as artistId', 'sealed_destination as text'])
      .where('artists.id', 'in', artistIds)
      .distinctOn('artists.id')
      .orderBy('artists.id')
      .orderBy('payout_accounts.used_from', (order) => order.asc().nullsLast())
      .execute()
    return rows.map(({ text, ...account }) => ({ ...account, destination: opened(seal, text, account.id) }))
  },
})
