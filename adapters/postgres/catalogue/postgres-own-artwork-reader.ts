import { imageUrlOf } from '#adapters/media/image-url.ts'
import type {
  OwnArtworkOrder,
  OwnArtworkReader,
  OwnArtworkRow,
  OwnArtworkSelection,
} from '#application/catalogue/own-artwork-reader.ts'
import type { OwnArtworkState } from '#application/catalogue/own-artworks-contract.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import { stateOf } from '#domain/catalogue/publishing.ts'
import type { Sql } from '../sql.ts'
import { artworkColumns, artworkRow, type SelectedArtwork } from './artwork-rows.ts'
import { isId, Parameters } from './parameters.ts'

interface SelectedOwn extends SelectedArtwork {
  readonly visibility: Visibility
  readonly hidden_because: string | null
  readonly version: number
  readonly views: number
  readonly pictures: readonly (readonly [
    id: string,
    hash: string | null,
    width: number,
    height: number,
    alt: string,
    placeholder: readonly string[],
    sizesMade: boolean,
  ])[]
}

const ownColumns = `${artworkColumns}, work.visibility, work.hidden_because, work.version,
  coalesce((select sum(told.views)::int from artwork_signals told where told.artwork_id = work.id), 0) as views,
  coalesce((select json_agg(json_build_array(image.id, image.hash, image.width, image.height, image.alt,
      image.placeholder, image.sizes_made) order by image.position)
    from artwork_images image where image.artwork_id = work.id), '[]') as pictures`

const ownRow = (row: SelectedOwn): OwnArtworkRow => ({
  ...artworkRow(row),
  state: stateOf(row.visibility, row.stock),
  hiddenBecause: row.hidden_because,
  version: row.version,
  sold: row.popularity,
  views: row.views,
  pictures: row.pictures.map(([id, hash, width, height, alt, placeholder, sizesMade]) => ({
    id,
    imageUrl: imageUrlOf({ hash, width, height, placeholder }),
    width,
    height,
    alt,
    ready: hash !== null && sizesMade,
  })),
})

interface Order {
  readonly by: string
  /** The type that a key is read as. */
  readonly type: string
  readonly direction: 'asc' | 'desc'
}

const orders: Readonly<Record<OwnArtworkOrder, Order>> = {
  newest: {
    by: `(extract(epoch from work.created_at) * 1000)::bigint`,
    type: 'bigint',
    direction: 'desc',
  },
  title: { by: `lower(work.title) collate "C"`, type: 'text', direction: 'asc' },
  price: { by: 'work.price_cents', type: 'bigint', direction: 'desc' },
  stock: { by: 'work.stock', type: 'bigint', direction: 'asc' },
}

const inState: Readonly<Record<OwnArtworkState, string>> = {
  draft: `work.visibility = 'draft'`,
  hidden: `work.visibility = 'hidden'`,
  public: `work.visibility = 'public' and work.stock > 0`,
  'sold-out': `work.visibility = 'public' and work.stock = 0`,
}

function conditionsOf({ artistId, q, state, shown }: OwnArtworkSelection, parameters: Parameters): string[] {
  const conditions = [`work.artist_id = ${parameters.add(artistId)}`, 'work.removed_from is null']
  if (q !== undefined)
    conditions.push(
      `position(lower(${parameters.add(q)}) in lower(work.title || ' ' || work.medium || ' ' || work.description)) > 0`,
    )
  if (state !== undefined) conditions.push(inState[state])
  if (shown) conditions.push('work.public')
  return conditions
}

/** Keys that belong to another order say nothing. */
const readable = (key: string, type: string): boolean => type === 'text' || /^\d{1,18}$/.test(key)

/** Artists' works as their artists see them. */
export const postgresOwnArtworkReader = (sql: Sql): OwnArtworkReader => ({
  async slice(selection, order, limit, after) {
    const parameters = new Parameters()
    const conditions = conditionsOf(selection, parameters)
    const counted = `(select count(*)::int from (select from artworks work where ${conditions.join(' and ')}
      limit ${countLimit}) counted)`
    const { by, type, direction } = orders[order]
    if (after && readable(after.key, type) && isId(after.id))
      conditions.push(
        `(${by}, work.id) ${direction === 'asc' ? '>' : '<'}
         (${parameters.add(after.key)}::${type}, ${parameters.add(after.id)}::uuid)`,
      )
    const rows = await sql<SelectedOwn & { readonly key: string; readonly total: number }>(
      `select ${ownColumns}, (${by})::text as key, ${counted} as total from artworks work
       where ${conditions.join(' and ')} order by ${by} ${direction}, work.id ${direction} limit ${limit + 1}`,
      parameters.values,
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(ownRow),
      last: final ? { key: final.key, id: final.id } : null,
      total: rows[0]?.total ?? 0,
    }
  },

  async find(artistId, id) {
    if (!isId(id)) return null
    const [row] = await sql<SelectedOwn>(
      `select ${ownColumns} from artworks work
       where work.id = $1 and work.artist_id = $2 and work.removed_from is null`,
      [id, artistId],
    )
    return row ? ownRow(row) : null
  },
})
