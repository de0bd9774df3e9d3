import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { Sql } from '../sql.ts'

/** Whether no work, artist or order shows `picture`, a row of kept_pictures. */
const unshown = `
  not exists (select from artwork_images where artwork_images.hash = picture.hash)
  and not exists (select from artists where picture_hash = picture.hash)
  and not exists (select from order_lines where split_part(image_url, '/', 3) = picture.hash)`

/** Uploaded pictures in PostgreSQL. */
export const postgresKeptPictures = (sql: Sql): KeptPictures => ({
  async note(hash, at) {
    await sql(
      `insert into kept_pictures as kept (hash, kept_at) values ($1, $2)
       on conflict (hash) do update set kept_at = greatest(kept.kept_at, excluded.kept_at)`,
      [hash, at],
    )
  },

  async sizesMade(hash) {
    await sql('update artwork_images set sizes_made = true where hash = $1 and not sizes_made', [hash])
  },

  async unused(before, limit) {
    const rows = await sql<{ hash: string }>(
      `select hash from kept_pictures picture where kept_at < $1 and ${unshown} order by kept_at limit $2`,
      [before, limit],
    )
    return rows.map(({ hash }) => hash)
  },

  async forget(hash, before) {
    const gone = await sql(
      `delete from kept_pictures picture where hash = $1 and kept_at < $2 and ${unshown} returning 1`,
      [hash, before],
    )
    return gone.length > 0
  },
})
