import { expressionBuilder, type Selection, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type {
  OwnArtworkOrder,
  OwnArtworkReader,
  OwnArtworkRow,
  OwnArtworkSelection,
} from '#application/catalogue/own-artwork-reader.ts'
import { stateOf } from '#domain/catalogue/publishing.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { type SliceQuery, sliceOf } from '../slice.ts'
import { isPublic } from './artwork-conditions.ts'
import { artworkRow, wholeArtworkColumns } from './artwork-rows.ts'
import { isInState } from './artwork-states.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
const work = expressionBuilder<Tables & { work: Tables['artworks'] }, 'work'>()

const views = work
  .selectFrom('artwork_signals as signals')
  .whereRef('signals.artwork_id', '=', 'work.id')
  .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('signals.views'), lit(0)).as('views'))
  .$asScalar()
  .$notNull()
  .as('views')

const pictures = jsonArrayFrom(
  work
    .selectFrom('artwork_images as image')
    .whereRef('image.artwork_id', '=', 'work.id')
    .select(['image.id', 'image.hash', 'image.width', 'image.height', 'image.alt', 'image.sizes_made'])
    .orderBy('image.position'),
).as('pictures')

const ownColumns = [
  ...wholeArtworkColumns,
  'work.visibility',
  'work.hidden_because',
  'work.version',
  views,
  pictures,
] as const

type SelectedOwn = Selection<Tables & { work: Tables['artworks'] }, 'work', (typeof ownColumns)[number]>

const ownRow = (row: SelectedOwn): OwnArtworkRow => ({
  ...artworkRow(row),
  state: stateOf(row.visibility, row.stock),
  hiddenBecause: row.hidden_because,
  version: row.version,
  sold: row.popularity,
  views: row.views,
  pictures: row.pictures.map(({ id, hash, width, height, alt, sizes_made }) => ({
    id,
    imageUrl: imageUrlOf(hash),
    width,
    height,
    alt,
    ready: sizes_made,
  })),
})

const orders: Readonly<
  Record<OwnArtworkOrder, Pick<SliceQuery<'artworks', never>, 'key' | 'kind' | 'direction'>>
> = {
  newest: { key: 'created_at', kind: 'time', direction: 'desc' },
  // By letters' codes, as its cursor compares them: the query builder collates what is sorted, not what is compared.
  title: { key: sql`${artwork.fn('lower', ['title'])} collate "C"`, kind: 'text', direction: 'asc' },
  price: { key: 'price_cents', kind: 'integer', direction: 'desc' },
  stock: { key: 'stock', kind: 'integer', direction: 'asc' },
}

function chosen(db: Database, { artistId, q, state, shown }: OwnArtworkSelection) {
  const { fn, lit } = artwork
  const words = fn('lower', [fn('concat_ws', [sql.lit(' '), 'title', 'medium', 'description'])])
  let works = db.selectFrom('artworks').where('artist_id', '=', artistId).where('removed_from', 'is', null)
  if (q !== undefined)
    works = works.where(fn<number>('strpos', [words, fn('lower', [artwork.val(q)])]), '>', lit(0))
  if (state !== undefined) works = works.where(isInState[state])
  return shown ? works.where(isPublic) : works
}

const one = prepared((db, { artistId, id }: { artistId: string; id: string }) =>
  db
    .selectFrom('artworks as work')
    .where('work.id', '=', id)
    .where('work.artist_id', '=', artistId)
    .where('work.removed_from', 'is', null)
    .select(ownColumns),
)

/** Artists' works as their artists see them. */
export const postgresOwnArtworkReader = (db: Database): OwnArtworkReader => ({
  async slice(selection, order, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: chosen(db, selection),
        show: (page) => page.innerJoin('artworks as work', 'work.id', 'page.id').select(ownColumns),
        ...orders[order],
      },
      limit,
      after,
    )
    return { items: items.map(ownRow), ...rest }
  },

  async find(artistId, id) {
    if (!isId(id)) return null
    const [row] = await one(db, { artistId, id })
    return row ? ownRow(row) : null
  },
})
