import { defineEntity, p } from '@mikro-orm/core'
import type { SandboxOutcome } from '#adapters/sandbox/sandbox-vault.ts'

/** What the sandbox gateway remembers of its cards: neither number nor CVV nor expiry date has a column. */
export const SandboxCardSchema = defineEntity({
  name: 'SandboxCard',
  tableName: 'sandbox_cards',
  properties: {
    tokenDigest: p.text().primary(),
    outcome: p.text().$type<SandboxOutcome>(),
    last4: p.character().length(4),
    brand: p.text(),
    expiresAt: p.datetime(),
    usedBy: p.text().nullable(),
    reference: p.text().nullable(),
  },
})
