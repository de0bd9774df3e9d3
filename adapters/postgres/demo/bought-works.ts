import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Database } from '../database.ts'

/** Works to sell as lines of orders. What is one of a kind and still here was never sold. */
const severalOf = (db: Database) =>
  db
    .selectFrom('artworks as work')
    .innerJoin('artists as artist', 'artist.id', 'work.artist_id')
    .where('work.public', '=', true)
    .where('work.price_cents', '>', 0)
    .where('work.is_unique', '=', false)
    .select((work) => [
      'work.id',
      'work.title',
      'work.price_cents as price',
      'work.artist_id as artistId',
      'artist.name as artistName',
      work
        .selectFrom('artwork_images')
        .whereRef('artwork_id', '=', 'work.id')
        .select('hash')
        .orderBy('position')
        .limit(1)
        .as('hash'),
    ])

type Several = Awaited<ReturnType<ReturnType<typeof severalOf>['execute']>>[number]

const lineFrom = ({ id, title, price, artistId, artistName, hash }: Several): OrderLine => ({
  artworkId: id,
  title,
  quantity: 1,
  price,
  imageUrl: hash && imageUrlOf(hash),
  artist: { id: artistId, name: artistName },
})

/** What was bought is popular. */
async function bought(db: Database, works: readonly Several[]): Promise<OrderLine[]> {
  for (const { id } of works)
    await db
      .updateTable('artworks')
      .set(({ eb }) => ({ popularity: eb('popularity', '+', 1) }))
      .where('id', '=', id)
      .execute()
  return works.map(lineFrom)
}

/**
 * Works for the demo's past orders, spread over the catalogue, the newest first. The stock that the catalogue tells is what
 * is left.
 */
export async function boughtWorks(db: Database, count: number): Promise<OrderLine[]> {
  const all = await severalOf(db).orderBy('work.created_at', 'desc').execute()
  const step = Math.max(1, Math.floor(all.length / count))
  return bought(db, all.filter((_, place) => place % step === 0).slice(0, count))
}

/** Works of one artist for the demo's past sales, each as often as it takes: what is in stock is what is left of them. */
export async function soldWorks(db: Database, artistId: string, count: number): Promise<OrderLine[]> {
  const all = await severalOf(db)
    .where('work.artist_id', '=', artistId)
    .orderBy(({ fn, cast }) => fn('md5', [cast('work.id', 'text')]))
    .execute()
  return bought(
    db,
    Array.from({ length: count }, (_, turn) => all[turn % all.length]).filter((work) => work !== undefined),
  )
}
