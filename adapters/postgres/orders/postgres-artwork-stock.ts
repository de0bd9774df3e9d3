import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtworkStock, WantedArtwork } from '#application/orders/artwork-stock.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'

/** Always in the same order, so that two buyers of the same works never wait for each other in a circle. */
const inLockOrder = (wanted: readonly WantedArtwork[]): WantedArtwork[] =>
  wanted.toSorted((one, other) => (one.artworkId < other.artworkId ? -1 : 1))

/** Takes pieces of a work where there are so many, and says what was bought. */
const taken = prepared((db, { artworkId, quantity }: WantedArtwork) =>
  db
    .updateTable('artworks')
    .from('artists')
    .set((work) => ({
      stock: work('artworks.stock', '-', quantity),
      popularity: work('artworks.popularity', '+', quantity),
      version: work('artworks.version', '+', 1),
    }))
    .where('artworks.id', '=', artworkId)
    .whereRef('artists.id', '=', 'artworks.artist_id')
    .where('artworks.public', '=', true)
    .where('artworks.price_cents', '>', 0)
    .where('artworks.stock', '>=', quantity)
    .returning((work) => [
      'artworks.title',
      'artworks.price_cents as price',
      'artists.id as artist_id',
      'artists.name as artist_name',
      work
        .selectFrom('artwork_images')
        .select('hash')
        .whereRef('artwork_id', '=', 'artworks.id')
        .orderBy('position')
        .limit(1)
        .as('hash'),
    ]),
)

/** Gives pieces of a work back; of one of a kind there is never more than one. */
const givenBack = prepared((db, { artworkId, quantity }: WantedArtwork) =>
  db
    .updateTable('artworks')
    .set((work) => ({
      stock: work
        .case()
        .when('is_unique', '=', true)
        .then(work.fn<number>('least', [work.lit(1), work('stock', '+', quantity)]))
        .else(work('stock', '+', quantity))
        .end(),
      popularity: work.fn<number>('greatest', [work.lit(0), work('popularity', '-', quantity)]),
      version: work('version', '+', 1),
    }))
    .where('id', '=', artworkId),
)

/** Stock by conditional update: PostgreSQL lets only as many through as there are pieces. */
export const postgresArtworkStock = (db: Database): ArtworkStock => ({
  look: (ids) =>
    db
      .selectFrom('artworks')
      .select(['id', 'title', 'price_cents as price', 'stock'])
      .where('public', '=', true)
      .where('id', 'in', ids.filter(isId))
      .execute(),

  async take(wanted) {
    const lines = new Map<string, OrderLine>()
    for (const each of inLockOrder(wanted)) {
      const { artworkId, quantity } = each
      if (!isId(artworkId)) continue
      const [work] = await taken(db, each)
      if (!work) continue
      lines.set(artworkId, {
        artworkId,
        title: work.title,
        quantity,
        price: work.price,
        imageUrl: work.hash && imageUrlOf(work.hash),
        artist: { id: work.artist_id, name: work.artist_name },
      })
    }
    return wanted.flatMap(({ artworkId }) => lines.get(artworkId) ?? [])
  },

  async giveBack(lines) {
    for (const line of inLockOrder(lines)) await givenBack(db, line)
  },
})
