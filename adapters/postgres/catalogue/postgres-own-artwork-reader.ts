import { imageUrlOf } from '#adapters/media/image-url.ts'
import type {
  OwnArtworkOrder,
  OwnArtworkReader,
  OwnArtworkRow,
  OwnArtworkSelection,
} from '#application/catalogue/own-artwork-reader.ts'
import type { OwnArtworkState } from '#application/catalogue/own-artworks-contract.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import { stateOf } from '#domain/catalogue/publishing.ts'
import { type KeysetQuery, keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'
import { artworkRow, deskArtworkColumns, type SelectedArtwork } from './artwork-rows.ts'
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

const ownColumns = `${deskArtworkColumns}, work.visibility, work.hidden_because, work.version,
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

const orders: Readonly<Record<OwnArtworkOrder, Pick<KeysetQuery, 'key' | 'kind' | 'direction'>>> = {
  newest: { key: 'created_at', kind: 'time', direction: 'desc' },
  title: { key: 'lower(title) collate "C"', kind: 'text', direction: 'asc' },
  price: { key: 'price_cents', kind: 'integer', direction: 'desc' },
  stock: { key: 'stock', kind: 'integer', direction: 'asc' },
}

const inState: Readonly<Record<OwnArtworkState, string>> = {
  draft: `visibility = 'draft'`,
  hidden: `visibility = 'hidden'`,
  public: `visibility = 'public' and stock > 0`,
  'sold-out': `visibility = 'public' and stock = 0`,
}

function conditionsOf({ artistId, q, state, shown }: OwnArtworkSelection, parameters: Parameters): string[] {
  const conditions = [`artist_id = ${parameters.add(artistId)}`, 'removed_from is null']
  if (q !== undefined)
    conditions.push(
      `position(lower(${parameters.add(q)}) in lower(title || ' ' || medium || ' ' || description)) > 0`,
    )
  if (state !== undefined) conditions.push(inState[state])
  if (shown) conditions.push('public')
  return conditions
}

/** Artists' works as their artists see them. */
export const postgresOwnArtworkReader = (sql: Sql): OwnArtworkReader => ({
  async slice(selection, order, limit, after) {
    const parameters = new Parameters()
    const conditions = conditionsOf(selection, parameters)
    const { items, ...rest } = await keysetSlice<SelectedOwn>(
      sql,
      { table: 'artworks', row: 'work', columns: ownColumns, conditions, parameters, ...orders[order] },
      limit,
      after,
    )
    return { items: items.map(ownRow), ...rest }
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
