import { expressionBuilder } from 'kysely'
import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { Database } from '../../database.ts'
import { boughtPicture } from '../../orders/bought-picture.ts'
import type { Tables } from '../../schemas.ts'

const picture = expressionBuilder<Tables, 'kept_pictures'>()
const { and, exists, not, ref, selectFrom } = picture
const hash = ref('kept_pictures.hash')

/** Whether no work, artist, order or claim shows a row of kept_pictures, or can have it back. */
const isUnshown = and([
  not(
    exists(selectFrom('artwork_images').where('artwork_images.hash', '=', hash).select('artwork_images.id')),
  ),
  not(
    exists(
      selectFrom('removed_pictures').where('removed_pictures.hash', '=', hash).select('removed_pictures.id'),
    ),
  ),
  not(exists(selectFrom('artists').where('artists.picture_hash', '=', hash).select('artists.id'))),
  not(exists(selectFrom('order_lines').where(boughtPicture, '=', hash).select('order_lines.order_id'))),
  not(
    exists(
      selectFrom('claim_photographs')
        .where('claim_photographs.hash', '=', hash)
        .select('claim_photographs.id'),
    ),
  ),
])

/** Uploaded pictures in PostgreSQL. */
export const postgresKeptPictures = (db: Database): KeptPictures => ({
  async note(noted, at) {
    await db
      .insertInto('kept_pictures')
      .values({ hash: noted, kept_at: at })
      .onConflict((known) =>
        known.column('hash').doUpdateSet(({ fn }) => ({
          kept_at: fn<Date>('greatest', ['kept_pictures.kept_at', 'excluded.kept_at']),
        })),
      )
      .execute()
  },

  async sizesMade(made) {
    for (const table of ['artwork_images', 'removed_pictures'] as const)
      await db
        .updateTable(table)
        .set({ sizes_made: true })
        .where('hash', '=', made)
        .where('sizes_made', '=', false)
        .execute()
  },

  async forgetRemoved(before) {
    await db.deleteFrom('removed_pictures').where('removed_at', '<', before).execute()
  },

  async unused(before, limit) {
    const rows = await db
      .selectFrom('kept_pictures')
      .where('kept_at', '<', before)
      .where(isUnshown)
      .select('hash')
      .orderBy('kept_at')
      .limit(limit)
      .execute()
    return rows.map((row) => row.hash)
  },

  async forget(forgotten, before) {
    const gone = await db
      .deleteFrom('kept_pictures')
      .where('hash', '=', forgotten)
      .where('kept_at', '<', before)
      .where(isUnshown)
      .returning('hash')
      .execute()
    return gone.length > 0
  },
})
