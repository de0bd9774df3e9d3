import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ClaimRepository } from '#application/claims/claim-repository.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { ClaimSchema } from './claim.schema.ts'

/** Claims in tables of their own; whoever changes them has locked their order. */
export const postgresClaimRepository = (db: Database): ClaimRepository => ({
  add: (claim) =>
    db.entities(async (em) => {
      em.persist(claim)
      await em.flush()
    }),
  save: () => db.entities((em) => em.flush()),

  async say({ photographs, text, keyDigest, claimId, ...message }) {
    await db
      .insertInto('claim_messages')
      .values({ ...message, claim_id: claimId, key_digest: keyDigest, body: text })
      .execute()
    if (photographs.length === 0) return
    await db
      .insertInto('claim_photographs')
      .values(photographs.map((each, position) => ({ ...each, position, message_id: message.id })))
      .execute()
  },

  ofOrder: (orderId) =>
    db.entities((em) => em.find(ClaimSchema, { orderId }, { orderBy: { openedAt: 'asc', id: 'asc' } })),

  waiting: (artistId, limit) =>
    db.entities((em) =>
      em.find(
        ClaimSchema,
        { closedAt: null, ...(artistId !== null && { artistId }) },
        { orderBy: { openedAt: 'asc', id: 'asc' }, limit, disableIdentityMap: true },
      ),
    ),

  async messages(claimIds) {
    if (claimIds.length === 0) return []
    return db
      .selectFrom('claim_messages')
      .where('claim_id', 'in', claimIds)
      .select(({ selectFrom }) => [
        'claim_messages.id',
        'claim_id as claimId',
        'key_digest as keyDigest',
        'by',
        'name',
        'body as text',
        'at',
        jsonArrayFrom(
          selectFrom('claim_photographs')
            .whereRef('message_id', '=', 'claim_messages.id')
            .select(['claim_photographs.id', 'hash', 'width', 'height'])
            .orderBy('position'),
        ).as('photographs'),
      ])
      .orderBy('claim_messages.position')
      .execute()
  },

  async photograph(id) {
    if (!isId(id)) return null
    const [found] = await db
      .selectFrom('claim_photographs')
      .innerJoin('claim_messages', 'claim_messages.id', 'message_id')
      .innerJoin('claims', 'claims.id', 'claim_id')
      .where('claim_photographs.id', '=', id)
      .select(['hash', 'order_number as orderNumber', 'artist_id as artistId'])
      .execute()
    return found ?? null
  },
})
