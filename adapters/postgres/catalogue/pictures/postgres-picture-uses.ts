import { sql } from 'kysely'
import type { PictureUsesReader } from '#application/catalogue/picture-sights.ts'
import type { Database } from '../../database.ts'
import { boughtPicture } from '../../orders/bought-picture.ts'
import { prepared } from '../../prepared.ts'
import { isId } from '../../row-id.ts'

interface Given {
  readonly hash: string
  readonly orderId: string | null
}

/** Works that a picture hangs in, or lies in. */
const ofWorks = (db: Database, hash: string) =>
  db
    .selectFrom('artwork_images as image')
    .innerJoin('artworks as work', 'work.id', 'image.artwork_id')
    .innerJoin('artists as artist', 'artist.id', 'work.artist_id')
    .where('image.hash', '=', hash)
    .select((eb) => [
      eb.and([eb.ref('work.public'), eb('image.alt', '<>', sql.lit(''))]).as('shown'),
      'artist.user_id',
      eb
        .and([eb('work.removed_from', 'is', null), eb('artist.approval', '<>', sql.lit('withheld'))])
        .as('kept'),
      eb
        .or([
          eb('work.visibility', '=', sql.lit('hidden')),
          eb('work.removed_from', 'is not', null),
          eb('artist.approval', '=', sql.lit('withheld')),
        ])
        .as('down'),
    ])

/** Works that it was taken off, whose artist may have it back. */
const ofWorksBefore = (db: Database, hash: string) =>
  db
    .selectFrom('removed_pictures as image')
    .innerJoin('artworks as work', 'work.id', 'image.artwork_id')
    .innerJoin('artists as artist', 'artist.id', 'work.artist_id')
    .where('image.hash', '=', hash)
    .select((eb) => [
      eb.lit(false).$castTo<boolean>().as('shown'),
      'artist.user_id',
      eb
        .and([eb('work.removed_from', 'is', null), eb('artist.approval', '<>', sql.lit('withheld'))])
        .as('kept'),
      eb.lit(true).$castTo<boolean>().as('down'),
    ])

/** Artists whom a picture shows. */
const ofArtists = (db: Database, hash: string) =>
  db
    .selectFrom('artists')
    .where('picture_hash', '=', hash)
    .select((eb) => [
      eb('approval', '=', sql.lit('approved')).as('shown'),
      'user_id',
      eb('approval', '<>', sql.lit('withheld')).as('kept'),
      eb('approval', '=', sql.lit('withheld')).as('down'),
    ])

const usesOf = prepared((db, { hash, orderId }: Given) =>
  db
    .selectFrom(ofWorks(db, hash).unionAll(ofWorksBefore(db, hash)).unionAll(ofArtists(db, hash)).as('place'))
    .select(({ and, fn, not, ref, val, lit, cast, exists, selectFrom }) => [
      fn.coalesce(fn.agg<boolean>('bool_or', ['place.shown']), lit(false)).as('onShow'),
      fn
        .coalesce(
          fn
            .agg<string[]>('array_agg', [fn.coalesce(cast<string>('place.user_id', 'text'), sql.lit(''))])
            .filterWhere(ref('place.kept'), '=', lit(true)),
          sql.lit('{}').$castTo<string[]>(),
        )
        .as('artists'),
      fn
        .coalesce(
          fn.agg<boolean>('bool_or', ['place.down']),
          // What somebody sent to show damage is nothing to anybody else.
          and([
            exists(selectFrom('kept_pictures').where('kept_pictures.hash', '=', hash).select('hash')),
            not(
              exists(selectFrom('claim_photographs').where('claim_photographs.hash', '=', hash).select('id')),
            ),
          ]),
        )
        .as('takenDown'),
      exists(
        selectFrom('order_lines')
          .where(boughtPicture, '=', hash)
          .where('order_id', '=', cast<string>(val(orderId), 'uuid'))
          .select('order_id'),
      )
        .$castTo<boolean>()
        .as('bought'),
    ]),
)

/**
 * Where pictures hang or lie, in PostgreSQL. It is asked before every picture that leaves the house, and costs one
 * statement along the indexes of hashes; nothing is remembered of it, so that what is hidden is hidden from the moment on
 * in which the transaction that hides it has become true.
 */
export const postgresPictureUses = (db: Database): PictureUsesReader => ({
  async usesOf(hash, orderId) {
    const [uses] = await usesOf(db, { hash, orderId: orderId !== null && isId(orderId) ? orderId : null })
    return uses!
  },
})
