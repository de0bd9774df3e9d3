import { defineEntity, p } from '@mikro-orm/core'
import type { LedgerAccount, PostingKind } from '#domain/fair-pay/ledger.ts'
import type { Cents } from '#domain/shared/money.ts'

/** The books: lines are only ever added, and those of an order or a payout sum to zero. */
export const LedgerEntrySchema = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entries',
  properties: {
    id: p.bigint('number').primary().autoincrement().generated('identity'),
    orderId: p.uuid().nullable(),
    kind: p.text().$type<PostingKind>(),
    account: p.text().$type<LedgerAccount['kind']>(),
    artistId: p.uuid().nullable(),
    amountCents: p.bigint('number').$type<Cents>(),
    salesCents: p.bigint('number').$type<Cents>(),
    pieces: p.integer().default(0),
    at: p.datetime(3),
    payoutId: p.uuid().nullable(),
  },
})
