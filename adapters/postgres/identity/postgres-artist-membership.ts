import { sql } from 'kysely'
import { type ArtistMembership, formerArtist } from '#application/identity/artist-membership.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Approval } from '#domain/artists/artist.ts'
import type { Exhibition } from '#domain/artists/exhibition.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'

/** What an artist has told about themselves, forgotten. */
const untold = {
  preferred_medium: '',
  bio: '',
  country: null,
  exhibitions: sql.lit('[]').$castTo<readonly Exhibition[]>(),
  picture_hash: null,
  picture_width: null,
  picture_height: null,
}

/** Who is an artist here, in PostgreSQL: each change is one statement with its condition, so that nobody comes in between. */
export const postgresArtistMembership = (db: Database, ids: IdSource): ArtistMembership => ({
  async apply(userId, name, at) {
    const added = await db
      .insertInto('artists')
      .values({ id: ids.newId(), user_id: userId, name, member_since: at })
      .onConflict((artist) => artist.column('user_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added?.id ?? null
  },

  async rename(userId, name) {
    await db
      .updateTable('artists')
      .set({ name })
      .where('user_id', '=', userId)
      .where('name', '<>', name)
      .execute()
  },

  async withhold(userId) {
    await db
      .updateTable('artists')
      .set(({ ref }) => ({ approval: 'withheld', approval_before: ref('approval').$castTo<Approval>() }))
      .where('user_id', '=', userId)
      .where('approval', '<>', 'withheld')
      .execute()
  },

  async giveBack(userId) {
    await db
      .updateTable('artists')
      .set(({ ref }) => ({ approval: ref('approval_before').$notNull(), approval_before: null }))
      .where('user_id', '=', userId)
      .where('approval', '=', 'withheld')
      .execute()
  },

  async parcelsToSend(userId) {
    const { waiting } = await db
      .selectFrom('artists')
      .innerJoin('fulfilments', 'fulfilments.artist_id', 'artists.id')
      .innerJoin('orders', 'orders.id', 'fulfilments.order_id')
      .where('artists.user_id', '=', userId)
      .where('fulfilments.status', '=', 'waiting')
      .where('orders.status', 'in', beingSent)
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    return waiting
  },

  async leave(userId) {
    // First the artist, then the works in the order of their ids, as everybody locks them.
    const artist = await db
      .selectFrom('artists')
      .where('user_id', '=', userId)
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!artist) return
    await db
      .with(
        (cte) => cte('works').materialized(),
        (on) =>
          on
            .selectFrom('artworks')
            .where('artist_id', '=', artist.id)
            .select('id')
            .orderBy('id')
            .forNoKeyUpdate(),
      )
      .updateTable('artworks')
      .set({ visibility: 'hidden' })
      .where('id', 'in', (eb) => eb.selectFrom('works').select('works.id'))
      .execute()
    await db
      .updateTable('artists')
      .set(({ eb }) => ({
        ...untold,
        name: formerArtist,
        approval: 'rejected',
        approval_before: null,
        rejection: null,
        asked_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', artist.id)
      .execute()
  },
})
