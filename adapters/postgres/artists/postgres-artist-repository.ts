import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { NotNull } from 'kysely'
import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import { type Artist, approvals } from '#domain/artists/artist.ts'
import { isUnderWay, payoutStandings } from '#domain/fair-pay/payout.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { saveNextVersion } from '../next-version.ts'
import { isId } from '../row-id.ts'
import { ArtistSchema } from './artist.schema.ts'
import { presentableWorks } from './presentable-works.ts'

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

/** Artists in PostgreSQL, as they are changed. */
export function postgresArtistRepository(db: Database): ArtistRepository {
  // Whoever is withheld has none of these.
  const find = (where: FilterQuery<Artist>): Promise<Artist | null> =>
    db.entities((em) => em.findOne(ArtistSchema, { $and: [where, { approval: [...approvals] }] }, locked))

  return {
    async add({ id, name, memberSince }, userId) {
      // Two who apply at once for one account: the mapper could only fail.
      const added = await db
        .insertInto('artists')
        .values({ id, user_id: userId, name, member_since: memberSince })
        .onConflict((artist) => artist.column('user_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    byId: async (id) => (isId(id) ? find({ id }) : null),
    ofUser: async (userId) => (isId(userId) ? find({ userId } as FilterQuery<Artist>) : null),

    async ofAccount(userId) {
      // Works and orders that name the artist are written meanwhile: the mapper's lock would keep them waiting.
      const held = await db
        .selectFrom('artists')
        .where('user_id', '=', userId)
        .select('id')
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!held) return null
      return db.entities((em) => em.findOne(ArtistSchema, { id: held.id }, { refresh: true }))
    },

    save: (artist) => saveNextVersion(db, ArtistSchema, artist, staleVersion),

    async hideWorks(artistId) {
      // One statement: there may be thousands, and none of them has a say in it. In the order of their ids, as everybody
      // locks them.
      await db
        .with(
          (cte) => cte('works').materialized(),
          (on) =>
            on
              .selectFrom('artworks')
              .where('artist_id', '=', artistId)
              .select('id')
              .orderBy('id')
              .forNoKeyUpdate(),
        )
        .updateTable('artworks')
        .set({ visibility: 'hidden' })
        .where('id', 'in', (eb) => eb.selectFrom('works').select('works.id'))
        .execute()
    },

    async parcelsToSend(userId) {
      const { waiting } = await db
        .selectFrom('artists')
        .innerJoin('fulfilments', 'fulfilments.artist_id', 'artists.id')
        .innerJoin('orders', 'orders.id', 'fulfilments.order_id')
        .where('artists.user_id', '=', userId)
        .where('fulfilments.status', '=', 'waiting')
        .where(({ or, and, eb }) =>
          or([
            eb('orders.status', 'in', beingSent),
            and([eb('orders.status', '=', 'awaiting-payment'), eb('orders.confirmation_digest', 'is', null)]),
          ]),
        )
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow()
      return waiting
    },

    async unpaid(artistId) {
      const { onAccount, underWay } = await db
        .selectNoFrom(({ selectFrom }) => [
          selectFrom('ledger_entries')
            .where('artist_id', '=', artistId)
            .select(({ fn }) => fn.sum<number>('amount_cents').as('sum'))
            .as('onAccount'),
          selectFrom('payouts')
            .where('artist_id', '=', artistId)
            .where('standing', 'in', payoutStandings.filter(isUnderWay))
            .select(({ fn }) => fn.sum<number>('amount_cents').as('sum'))
            .as('underWay'),
        ])
        .executeTakeFirstOrThrow()
      return (onAccount ?? 0) + (underWay ?? 0)
    },

    async readiness(artistId) {
      const found = await db
        .selectFrom('artists as artist')
        .select(['artist.picture_hash', presentableWorks.as('works')])
        .where('artist.id', '=', artistId)
        .executeTakeFirst()
      return { hasPicture: found?.picture_hash != null, works: found?.works ?? 0 }
    },

    async holderOf(artistId) {
      const holder = await db
        .selectFrom('artists')
        .innerJoin('users', 'users.id', 'artists.user_id')
        .select(['users.name', 'users.email'])
        .where('artists.id', '=', artistId)
        .where('users.email', 'is not', null)
        .$narrowType<{ email: NotNull }>()
        .executeTakeFirst()
      return holder ?? null
    },

    async partFrom(userId) {
      await db.updateTable('artists').set({ user_id: null }).where('user_id', '=', userId).execute()
    },
  }
}
