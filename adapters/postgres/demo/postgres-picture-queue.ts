import { demoViews } from '#adapters/demo/demo-sources.ts'
import type { PictureQueue, WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { Sql } from '../sql.ts'

/** The pictures of the demo that have no hash yet. */
export const postgresPictureQueue = (sql: Sql): PictureQueue => ({
  waiting: (first) =>
    sql<WaitingPicture>(
      `select kind, id, source from (
         select 'portrait' as kind, id, id as shows, -1 as position, null::timestamptz as hung, source_key as source
         from artists where picture_hash is null and source_key like 'demo:%'
         union all
         select 'artwork', artwork_images.id, artwork_id, position, created_at,
           case when position = 0 then source_id else source_id || '#' || ($1::text[])[position + 1] end
         from artwork_images join artworks on artworks.id = artwork_id
         where hash is null and source_id like 'demo:%'
       ) pictures
       order by case when position <= 0 then array_position($2::uuid[], shows) end nulls last, position, hung desc, source`,
      [demoViews, first],
    ),

  async ready({ kind, id }, { hash, width, height, colour }) {
    if (kind === 'portrait') await sql('update artists set picture_hash = $2 where id = $1', [id, hash])
    // What was bought before keeps its own picture; a field of colour was none. The order stands in it: see boughtLine.
    else
      await sql(
        `with hung as (
           update artwork_images set hash = $2::text, width = $3, height = $4, colour = $5 where id = $1
           returning artwork_id, position
         )
         update order_lines set image_url = '/media/' || $2::text || '/800?order=' || order_id
         from hung
         where order_lines.artwork_id = hung.artwork_id and hung.position = 0
           and image_url like '/media/placeholder/%'`,
        [id, hash, width, height, colour],
      )
  },
})
