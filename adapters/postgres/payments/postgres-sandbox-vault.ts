import { sql } from 'kysely'
import type { SandboxCard, SandboxUse, SandboxVault } from '#adapters/sandbox/sandbox-vault.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'

/** A card, and away with those that nobody can pay with any more. */
const kept = prepared((db, card: SandboxCard) =>
  db
    .with('gone', (query) =>
      // The query builder knows no intervals.
      query.deleteFrom('sandbox_cards').where('expires_at', '<', sql<Date>`now() - interval '1 day'`),
    )
    .insertInto('sandbox_cards')
    .values({
      token_digest: card.tokenDigest,
      outcome: card.outcome,
      last4: card.last4,
      brand: card.brand,
      expires_at: card.expiresAt,
    }),
)

const used = prepared((db, { tokenDigest, keyDigest, reference, at }: SandboxUse) =>
  db
    .updateTable('sandbox_cards')
    .set(({ fn, val }) => ({ used_by: keyDigest, reference: fn.coalesce('reference', val(reference)) }))
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', at)
    .where((card) => card.or([card('used_by', 'is', null), card('used_by', '=', keyDigest)]))
    .returning(['outcome', 'reference']),
)

/** The sandbox's memory in a table of its own; what has expired goes when something new comes. */
export const postgresSandboxVault = (db: Database): SandboxVault => ({
  async keep(card) {
    await kept(db, card)
  },

  async use(use) {
    const [card] = await used(db, use)
    return card ? { outcome: card.outcome, reference: card.reference ?? use.reference } : null
  },
})
