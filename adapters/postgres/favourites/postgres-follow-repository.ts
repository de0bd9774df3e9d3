import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

/** Follows in PostgreSQL; triggers keep the artists' followers counted. */
export const postgresFollowRepository = (sql: Sql): FollowRepository => ({
  async add(userId, artistIds) {
    // The artists are held in the order of their ids, as the counting will change them: nobody waits in a circle.
    const [row] = await sql<{ approved: number }>(
      `with approved as materialized (
         select id from artists where approval = 'approved' and id = any ($2::uuid[]) order by id for no key update
       ), followed as (
         insert into follows (user_id, artist_id) select $1, id from approved on conflict do nothing
       )
       select count(*)::int as approved from approved`,
      [userId, artistIds.filter(isId)],
    )
    return row?.approved ?? 0
  },

  async remove(userId, artistId) {
    if (!isId(artistId)) return
    await sql('delete from follows where user_id = $1 and artist_id = $2', [userId, artistId])
  },

  async of(userId) {
    const rows = await sql<{ id: string }>(
      `select artist.id from follows join artists artist on artist.id = follows.artist_id
       where follows.user_id = $1 and artist.approval = 'approved' order by artist.id`,
      [userId],
    )
    return rows.map(({ id }) => id)
  },
})
