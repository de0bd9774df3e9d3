import { TransactionContext } from '@mikro-orm/core'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { CartRepository } from '#application/cart/cart-repository.ts'
import { undone } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import { CartLineSchema } from './cart.schema.ts'

/** What a cart remembers of works beside their price and stock; the first picture while they hang. */
const remembered = (db: Database) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .select(({ selectFrom }) => [
      'artworks.id',
      'artworks.title',
      'artists.id as artist_id',
      'artists.name as artist_name',
      jsonObjectFrom(
        selectFrom('artwork_images')
          .whereRef('artwork_id', '=', 'artworks.id')
          .where('artworks.public', '=', true)
          .select(['hash', 'width', 'height', 'alt'])
          .orderBy('artwork_images.position')
          .limit(1),
      ).as('image'),
    ])

type Remembered = Awaited<ReturnType<ReturnType<typeof remembered>['execute']>>[number]

const asWork = <Row extends Remembered>({ image, artist_id, artist_name, ...work }: Row) => ({
  ...work,
  images: image
    ? [{ imageUrl: imageUrlOf(image.hash), width: image.width, height: image.height, alt: image.alt }]
    : [],
  artist: { id: artist_id, name: artist_name },
})

const lines = prepared((db, { userId }: { userId: string }) =>
  remembered(db)
    .innerJoin('cart_lines', 'cart_lines.artwork_id', 'artworks.id')
    .where('cart_lines.user_id', '=', userId)
    .select((eb) => [
      'cart_lines.quantity',
      'cart_lines.price_cents as price',
      eb.case().when('artworks.public', '=', true).then(eb.ref('artworks.stock')).else(0).end().as('stock'),
    ])
    .orderBy('cart_lines.position'),
)

/** Notes lines as taken out by an order, but for those that another order has taken and may still keep. */
const notedTakenOut = prepared(
  (db, { lines: names, orderId, at }: { lines: readonly string[]; orderId: string; at: Date }) =>
    db
      .insertInto('taken_out_of_carts')
      .columns(['line', 'order_id', 'taken_out_at'])
      .expression(
        db
          .selectFrom(listsAsTable('named', { line: { of: 'text', values: names } }))
          .select(({ cast, val }) => [
            'line',
            cast<string>(val(orderId), 'uuid').as('order_id'),
            cast<Date>(val(at), 'timestamptz').as('taken_out_at'),
          ])
          .orderBy('place'),
      )
      .onConflict((known) =>
        known
          .column('line')
          .doUpdateSet(({ ref }) => ({
            order_id: ref('excluded.order_id'),
            taken_out_at: ref('excluded.taken_out_at'),
          }))
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('orders')
                .whereRef('orders.id', '=', 'taken_out_of_carts.order_id')
                .where('orders.status', 'in', undone),
            ),
          ),
      )
      .returning('line'),
)

const locked = prepared((db, { name }: { name: string }) =>
  db.selectNoFrom(({ fn, lit, val }) =>
    fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), lit(0)])]).as('held'),
  ),
)
/** Two tabs of an account wait for each other, and for nobody else. */
const lock = (db: Database, userId: string) => locked(db, { name: `cart of ${userId}` })

const works = prepared((db, { ids }: { ids: readonly string[] }) =>
  remembered(db)
    .where(({ eb, fn, val }) => eb('artworks.id', '=', fn.any(val(ids))))
    .where('artworks.public', '=', true)
    .select(['artworks.price_cents as price', 'artworks.stock']),
)

const takenOut = prepared((db, { userId, ids }: { userId: string; ids: readonly string[] }) =>
  db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where(({ eb, fn, val }) => eb('artwork_id', '=', fn.any(val(ids))))
    .returning('artwork_id'),
)

/** Carts in PostgreSQL. */
export const postgresCartRepository = (db: Database): CartRepository => ({
  async lines(userId) {
    if (TransactionContext.getEntityManager()) await lock(db, userId)
    return (await lines(db, { userId })).map(asWork)
  },

  async works(ids) {
    const wanted = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))]
    if (wanted.length === 0) return []
    const found = await works(db, { ids: wanted })
    const byId = new Map(found.map((work) => [work.id, asWork(work)]))
    return wanted.flatMap((id) => byId.get(id) ?? [])
  },

  async save(userId, kept) {
    const rows = kept.map(({ id, quantity, price }) => ({
      userId,
      artworkId: id,
      quantity,
      priceCents: price,
    }))
    await db.entities(async (em) => {
      await em.nativeDelete(CartLineSchema, { userId, artworkId: { $nin: kept.map(({ id }) => id) } })
      await em.upsertMany(CartLineSchema, rows, {
        onConflictMergeFields: ['quantity', 'priceCents'],
        disableIdentityMap: true,
      })
    })
  },

  async claimMerge(userId, key) {
    const claimed = await db
      .insertInto('cart_merges')
      .values({ user_id: userId, key })
      .onConflict((known) => known.doNothing())
      .returning('key')
      .executeTakeFirst()
    return claimed !== undefined
  },

  async takeOut(userId, artworkIds) {
    const wanted = artworkIds.filter(isId)
    if (wanted.length === 0) return []
    await lock(db, userId)
    const taken = await takenOut(db, { userId, ids: wanted })
    const left = new Set(taken.map(({ artwork_id }) => artwork_id))
    return artworkIds.filter((id) => left.has(id.toLowerCase()))
  },

  async takeOutLines(names, orderId, at) {
    // In one order, lest two who buy the same wait for each other.
    const noted = await notedTakenOut(db, { lines: names.toSorted(), orderId, at })
    return noted.map(({ line }) => line)
  },

  async forgetTakenOut(before) {
    await db.deleteFrom('taken_out_of_carts').where('taken_out_at', '<', before).execute()
  },
})
