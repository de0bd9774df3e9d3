import { defineEntity, p } from '@mikro-orm/core'

/** Something that public answers are made of reads differently since a transaction; triggers write it, see named-reads.ts. */
export const PublicChangeSchema = defineEntity({
  name: 'PublicChange',
  tableName: 'public_changes',
  properties: {
    xid: p.string().columnType('xid8').primary().defaultRaw('pg_current_xact_id()'),
    tag: p.text().primary(),
  },
})

/** One row: what was noted by transactions before this one is forgotten, and what will be the next time. */
export const PublicChangesForgottenSchema = defineEntity({
  name: 'PublicChangesForgotten',
  tableName: 'public_changes_forgotten',
  properties: {
    before: p.string().columnType('xid8').primary(),
    nextBefore: p.string().columnType('xid8'),
    turnedAt: p.datetime(),
  },
})
