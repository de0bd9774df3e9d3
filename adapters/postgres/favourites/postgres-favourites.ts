import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import { artworkColumns, artworkRow, type SelectedArtwork } from '../catalogue/artwork-rows.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

/** Marks in PostgreSQL. */
export const postgresFavouriteRepository = (sql: Sql): FavouriteRepository => ({
  async add(userId, artworkIds, at) {
    // Written in the order of their ids, so that two tabs never wait for each other in a circle.
    const [row] = await sql<{ shown: number }>(
      `with shown as (
         select work.id, min(wanted.place) as place
         from unnest($2::uuid[]) with ordinality as wanted(id, place) join artworks work on work.id = wanted.id
         where work.public group by work.id
       ), marked as (
         insert into favourites (user_id, artwork_id, created_at)
         select $1, id, $3::timestamptz + (place - 1) * interval '1 millisecond' from shown order by id
         on conflict do nothing
       )
       select count(*)::int as shown from shown`,
      [userId, artworkIds.filter(isId), at],
    )
    return row?.shown ?? 0
  },

  async remove(userId, artworkId) {
    if (!isId(artworkId)) return
    await sql('delete from favourites where user_id = $1 and artwork_id = $2', [userId, artworkId])
  },
})

const onShow = `favourites mark join artworks work on work.id = mark.artwork_id
  where mark.user_id = $1 and work.public`

/** Favourites that are on show, by one statement a page. */
export const postgresFavouriteReader = (sql: Sql): FavouriteReader => ({
  async slice(userId, limit, after) {
    const rows = await sql<SelectedArtwork & { readonly marked: string; readonly counted: number | null }>(
      `select ${artworkColumns}, round(extract(epoch from mark.created_at) * 1000)::bigint::text as marked,
         ${after ? 'null::int' : `(select count(*)::int from ${onShow})`} as counted
       from ${onShow}
         ${after ? `and (mark.created_at, mark.artwork_id) < (timestamptz 'epoch' + $3::float8 * interval '1 millisecond', $4::uuid)` : ''}
       order by mark.created_at desc, mark.artwork_id desc limit $2`,
      [userId, limit + 1, ...(after ? [after.key, after.id] : [])],
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(artworkRow),
      last: final ? { key: final.marked, id: final.id } : null,
      total: after ? null : (rows[0]?.counted ?? 0),
    }
  },

  async ids(userId) {
    const rows = await sql<{ id: string }>(
      `select work.id from ${onShow} order by mark.created_at, mark.artwork_id`,
      [userId],
    )
    return rows.map(({ id }) => id)
  },
})
