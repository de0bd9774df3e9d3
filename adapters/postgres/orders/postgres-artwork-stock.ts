import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtworkStock, WantedArtwork } from '#application/orders/artwork-stock.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Database } from '../database.ts'
import { prepared, preparedByShape } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { isOneOf, type SomeIds, someIds } from '../some-ids.ts'
import { linesHolding } from './orders-holding.ts'

/** Always in the same order, so that two buyers of the same works never wait for each other in a circle. */
const inLockOrder = <Work extends Pick<WantedArtwork, 'artworkId'>>(wanted: readonly Work[]): Work[] =>
  wanted.toSorted((one, other) => (one.artworkId < other.artworkId ? -1 : 1))

const firstPicture = (work: ExpressionBuilder<Tables, 'artworks'>) =>
  work
    .selectFrom('artwork_images')
    .select('hash')
    .whereRef('artwork_id', '=', 'artworks.id')
    .orderBy('position')
    .limit(1)
    .as('hash')

type BoughtRow = Awaited<ReturnType<typeof offered>>[number]

const lineOf = ({ artworkId, quantity }: WantedArtwork, work: BoughtRow): OrderLine => ({
  artworkId,
  title: work.title,
  quantity,
  price: work.price,
  imageUrl: work.hash && imageUrlOf(work.hash),
  artist: { id: work.artist_id, name: work.artist_name },
})

const looked = preparedByShape(
  (db, works: SomeIds) =>
    db
      .selectFrom('artworks')
      .select(['id', 'title', 'price_cents as price', 'stock', 'held_until as heldUntil'])
      .where('public', '=', true)
      .where(isOneOf('artworks.id', works)),
  () => true,
)

const artwork = expressionBuilder<Tables, 'artworks'>()
/** As long as it is held already, or until then where that is sooner; of no time at all PostgreSQL takes no notice. */
const heldAtMost = (until: Date | null) =>
  artwork.fn<Date>('least', ['artworks.held_until', artwork.val(until)])

/** Takes pieces of a work where there are so many, and says what was bought. */
const taken = prepared(
  (db, { artworkId, quantity, until }: WantedArtwork & { readonly until: Date | null }) =>
    db
      .updateTable('artworks')
      .from('artists')
      .set((work) => ({
        stock: work('artworks.stock', '-', quantity),
        popularity: work('artworks.popularity', '+', quantity),
        version: work('artworks.version', '+', 1),
        held_until: heldAtMost(until),
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
        firstPicture(work),
      ]),
)

/** What would be bought of a work where there are so many pieces. */
const offered = prepared((db, { artworkId, quantity }: WantedArtwork) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artworks.id', '=', artworkId)
    .where('artworks.public', '=', true)
    .where('artworks.price_cents', '>', 0)
    .where('artworks.stock', '>=', quantity)
    .select((work) => [
      'artworks.title',
      'artworks.price_cents as price',
      'artists.id as artist_id',
      'artists.name as artist_name',
      firstPicture(work),
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

const leftLocked = preparedByShape(
  (db, works: SomeIds) =>
    db
      .selectFrom('artworks')
      .where(isOneOf('artworks.id', works))
      .select(['id', 'title', 'stock', 'public as isPublic', 'held_until as heldUntil'])
      .orderBy('id')
      .forUpdate(),
  () => true,
)

const heldAgain = prepared((db, { artworkId, until }: { readonly artworkId: string; readonly until: Date }) =>
  db
    .updateTable('artworks')
    .set({ held_until: heldAtMost(until) })
    .where('id', '=', artworkId),
)

const heldAnew = preparedByShape(
  (db, works: SomeIds) =>
    db
      .updateTable('artworks')
      .where(isOneOf('artworks.id', works))
      .set({
        held_until: linesHolding
          .whereRef('order_lines.artwork_id', '=', 'artworks.id')
          .select(({ fn }) => fn.min('orders.expires_at').as('until')),
      }),
  () => true,
)

/** Stock by conditional update: PostgreSQL lets only as many through as there are pieces. */
export const postgresArtworkStock = (db: Database): ArtworkStock => ({
  look: (ids) => looked(db, someIds(ids.filter(isId)), {}),

  async take(wanted, until) {
    const lines = new Map<string, OrderLine>()
    for (const each of inLockOrder(wanted)) {
      if (!isId(each.artworkId)) continue
      const [work] = await taken(db, { ...each, until })
      if (work) lines.set(each.artworkId, lineOf(each, work))
    }
    return wanted.flatMap(({ artworkId }) => lines.get(artworkId) ?? [])
  },

  async offer(wanted) {
    const lines: OrderLine[] = []
    for (const each of wanted) {
      const [work] = isId(each.artworkId) ? await offered(db, each) : []
      if (work) lines.push(lineOf(each, work))
    }
    return lines
  },

  async giveBack(lines) {
    for (const line of inLockOrder(lines)) await givenBack(db, line)
  },

  async hold(works, until) {
    for (const { artworkId } of inLockOrder(works)) await heldAgain(db, { artworkId, until })
  },

  async holdAnew(lines) {
    const ids = [...new Set(lines.map(({ artworkId }) => artworkId))].toSorted()
    const works = await leftLocked(db, someIds(ids), {})
    const held = works.filter(({ heldUntil }) => heldUntil !== null).map(({ id }) => id)
    // What others have meanwhile placed or ended is seen by a statement that begins after them.
    if (held.length > 0) await heldAnew(db, someIds(held), {})
    return works.filter(({ isPublic }) => isPublic)
  },
})
