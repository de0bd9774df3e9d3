import { type ArtistMembership, formerArtist } from '#application/identity/artist-membership.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Sql } from '../sql.ts'

/** Who is an artist here, in PostgreSQL. */
export const postgresArtistMembership = (sql: Sql, ids: IdSource): ArtistMembership => ({
  async apply(userId, name, at) {
    const [added] = await sql<{ id: string }>(
      `insert into artists (id, user_id, name, member_since) values ($1, $2, $3, $4)
       on conflict (user_id) do nothing returning id`,
      [ids.newId(), userId, name, at],
    )
    return added?.id ?? null
  },

  async rename(userId, name) {
    await sql('update artists set name = $2 where user_id = $1 and name <> $2', [userId, name])
  },

  async withhold(userId) {
    await sql(
      `update artists set approval = 'withheld', approval_before = approval
       where user_id = $1 and approval <> 'withheld'`,
      [userId],
    )
  },

  async giveBack(userId) {
    await sql(
      `update artists set approval = approval_before, approval_before = null
       where user_id = $1 and approval = 'withheld'`,
      [userId],
    )
  },

  async parcelsToSend(userId) {
    const [waiting] = await sql<{ count: number }>(
      `select count(*)::int from artists join fulfilments on artist_id = artists.id join orders on orders.id = order_id
       where artists.user_id = $1 and fulfilments.status = 'waiting' and orders.status in ('paid', 'shipped')`,
      [userId],
    )
    return waiting?.count ?? 0
  },

  async leave(userId) {
    // First the artist, then the works in the order of their ids, as everybody locks them.
    await sql('select from artists where user_id = $1 for no key update', [userId])
    await sql(
      `with works as materialized (
         select id from artworks where artist_id = (select id from artists where user_id = $1)
         order by id for no key update
       )
       update artworks set visibility = 'hidden' where id in (select id from works)`,
      [userId],
    )
    await sql(
      `update artists set name = $2, approval = 'rejected', approval_before = null, rejection = null, asked_at = null,
         version = version + 1, preferred_medium = '', bio = '',
         country = null, exhibitions = '[]', picture_hash = null, picture_width = null, picture_height = null
       where user_id = $1`,
      [userId, formerArtist],
    )
  },
})
