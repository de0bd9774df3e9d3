import { defineEntity, p } from '@mikro-orm/core'
import { Claim, type ClaimSide } from '#domain/claims/claim.ts'

/** Works that have arrived damaged. */
export const ClaimSchema = defineEntity({
  class: Claim,
  tableName: 'claims',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().index('claims_order_id'),
    orderNumber: p.text(),
    artworkId: p.uuid(),
    artistId: p.uuid(),
    artistName: p.text(),
    openedAt: p.datetime(3),
    closedAt: p.datetime(3).nullable(),
    readByBuyerAt: p.datetime(3).nullable(),
    readByArtistAt: p.datetime(3).nullable(),
    readByAdminAt: p.datetime(3).nullable(),
  },
})

/** What is said about them: it stays as it was. */
export const ClaimMessageSchema = defineEntity({
  name: 'ClaimMessage',
  tableName: 'claim_messages',
  properties: {
    id: p.uuid().primary(),
    position: p.bigint('number').autoincrement().generated('identity'),
    claimId: p.uuid(),
    keyDigest: p.text(),
    by: p.text().$type<ClaimSide>(),
    name: p.text(),
    body: p.text(),
    at: p.datetime(3),
  },
  uniques: [{ name: 'claim_messages_claim_id_key_digest_key', properties: ['claimId', 'keyDigest'] }],
})

/** The photographs that came along, in their order. */
export const ClaimPhotographSchema = defineEntity({
  name: 'ClaimPhotograph',
  tableName: 'claim_photographs',
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    position: p.integer(),
    hash: p.text().index('claim_photographs_hash'),
    width: p.integer(),
    height: p.integer(),
  },
  uniques: [{ name: 'claim_photographs_message_id_position_key', properties: ['messageId', 'position'] }],
})
