import { sql } from 'kysely'
import type { SandboxVault } from '#adapters/sandbox/sandbox-vault.ts'
import type { Database } from '../database.ts'
import { SandboxCardSchema } from './sandbox-card.schema.ts'

/** The sandbox's memory in a table of its own; what has expired goes when something new comes. */
export const postgresSandboxVault = (db: Database): SandboxVault => ({
  async keep(card) {
    await db
      .deleteFrom('sandbox_cards')
      // The query builder knows no intervals.
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    await db.entities((em) => em.insert(SandboxCardSchema, { ...card, usedBy: null, reference: null }))
  },

  async use({ tokenDigest, keyDigest, reference, at }) {
    const used = await db
      .updateTable('sandbox_cards')
      .set(({ fn, val }) => ({ used_by: keyDigest, reference: fn.coalesce('reference', val(reference)) }))
      .where('token_digest', '=', tokenDigest)
      .where('expires_at', '>', at)
      .where((card) => card.or([card('used_by', 'is', null), card('used_by', '=', keyDigest)]))
      .returning(['outcome', 'reference'])
      .executeTakeFirst()
    return used ? { outcome: used.outcome, reference: used.reference ?? reference } : null
  },
})
