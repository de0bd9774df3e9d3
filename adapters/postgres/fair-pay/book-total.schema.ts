import { defineEntity, p } from '@mikro-orm/core'
import type { LedgerAccount, PostingKind } from '#domain/fair-pay/ledger.ts'
import type { Cents } from '#domain/shared/money.ts'

/**
 * Running sums of the books, which a trigger counts up with each posting. Each connection counts in one of a few slots: two
 * orders that are paid at once do not wait for each other.
 */
export const BookTotalSchema = defineEntity({
  name: 'BookTotal',
  tableName: 'book_totals',
  properties: {
    /** '2026-11', or '' for all months together. */
    month: p.text().primary(),
    account: p.text().$type<LedgerAccount['kind']>().primary(),
    kind: p.text().$type<PostingKind>().primary(),
    slot: p.integer().primary(),
    amountCents: p.bigint('number').$type<Cents>(),
    pieces: p.integer(),
  },
})

/** What an artist has received so far, less what was taken back; counted up by the same trigger. */
export const ArtistTotalSchema = defineEntity({
  name: 'ArtistTotal',
  tableName: 'artist_totals',
  properties: {
    artistId: p.uuid().primary(),
    receivedCents: p.bigint('number').$type<Cents>(),
  },
})
