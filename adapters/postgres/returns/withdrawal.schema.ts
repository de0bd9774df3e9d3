import { defineEntity, p } from '@mikro-orm/core'
import { type Pieces, Return, type ReturnStatus } from '#domain/returns/return.ts'

/** What buyers have stated, as it was. */
export const WithdrawalSchema = defineEntity({
  name: 'Withdrawal',
  tableName: 'withdrawals',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    keyDigest: p.text(),
    name: p.text(),
    email: p.text(),
    at: p.datetime(3),
    pieces: p.json().$type<readonly Pieces[]>(),
  },
  uniques: [{ name: 'withdrawals_order_id_key_digest_key', properties: ['orderId', 'keyDigest'] }],
})

/** What comes back to an artist. */
export const ReturnSchema = defineEntity({
  class: Return,
  tableName: 'returns',
  properties: {
    id: p.uuid().primary(),
    withdrawalId: p.uuid(),
    orderId: p.uuid().index('returns_order_id'),
    artistId: p.uuid(),
    artistName: p.text(),
    pieces: p.json().$type<readonly Pieces[]>(),
    askedAt: p.datetime(3),
    sendBy: p.datetime(3),
    status: p.text().$type<ReturnStatus>(),
    sendTo: p.text().nullable(),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    sentAt: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
  },
  uniques: [{ name: 'returns_withdrawal_id_artist_id_key', properties: ['withdrawalId', 'artistId'] }],
})
