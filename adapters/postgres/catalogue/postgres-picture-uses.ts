import type { PictureUsesReader } from '#application/catalogue/picture-sights.ts'
import type { PictureUses } from '#domain/catalogue/picture-sight.ts'
import type { Sql } from '../sql.ts'
import { isId } from './parameters.ts'

/**
 * Where pictures hang or lie, in PostgreSQL. It is asked before every picture that leaves the house, and costs one
 * statement along the indexes of hashes; nothing is remembered of it, so that what is hidden is hidden from the moment on
 * in which the transaction that hides it has become true.
 */
export const postgresPictureUses = (sql: Sql): PictureUsesReader => ({
  async usesOf(hash, orderId) {
    const [uses] = await sql<PictureUses>(
      `select coalesce(bool_or(shown), false) as "onShow",
         coalesce(array_agg(coalesce(user_id::text, '')) filter (where kept), '{}') as desks,
         coalesce(bool_or(down), exists (select from kept_pictures where hash = $1)) as "takenDown",
         $2::uuid is not null and exists (select from order_lines
           where split_part(image_url, '/', 3) = $1 and order_id = $2::uuid) as bought
       from (
         select work.public and image.alt <> '' as shown, artist.user_id,
           work.removed_from is null and artist.approval <> 'withheld' as kept,
           work.visibility = 'hidden' or work.removed_from is not null or artist.approval = 'withheld' as down
         from artwork_images image
           join artworks work on work.id = image.artwork_id join artists artist on artist.id = work.artist_id
         where image.hash = $1
         union all
         select approval = 'approved', user_id, approval <> 'withheld', approval = 'withheld'
         from artists where picture_hash = $1) as place`,
      [hash, orderId !== null && isId(orderId) ? orderId : null],
    )
    return uses!
  },
})
