import { withArtistShare } from '#application/catalogue/with-artist-share.ts'
import { cursorForms, readCursor, writeCursor } from '#application/shared/cursor.ts'
import type { Page } from '#application/shared/page.ts'
import { pageLimit } from '#application/shared/page-limit.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import type {
  ArtistOrder,
  ArtistPlace,
  ArtistReader,
  ArtistRow,
  ArtistSelection,
  SliceOfArtists,
} from './artist-reader.ts'
import type { ArtistListRequest, ArtistView, ListedArtist } from './contract.ts'

const placeForms = [
  cursorForms.words,
  cursorForms.number,
  cursorForms.number,
  cursorForms.id,
  cursorForms.number,
]

/** Pages of artists, out of slices of them. */
function listOf<Row, View>(slice: SliceOfArtists<Row>, shown: (row: Row) => View) {
  async function page(
    selection: ArtistSelection,
    order: ArtistOrder,
    limit: number,
    after: (ArtistPlace & { total: number }) | null,
  ): Promise<Page<View>> {
    const { items, last, total: counted } = await slice(selection, order, limit, after)
    const total = counted ?? after?.total ?? items.length
    const next =
      last &&
      writeCursor(selection.sought?.generous ? `${order}+` : order, [
        last.name,
        last.key,
        last.artworkCount,
        last.id,
        total,
      ])
    return { items: items.map(shown), total, next }
  }

  return async (request: ArtistListRequest, order: ArtistOrder): Promise<Page<View>> => {
    const limit = pageLimit(request.limit)
    const words = request.q?.trim() ? searchWords(request.q) : undefined
    if (words?.length === 0) return { items: [], total: 0, next: null }
    const { cursor, ids } = request
    if (cursor === undefined) {
      const found = await page({ ids, sought: words && { words, generous: false } }, order, limit, null)
      return found.total === 0 && words
        ? page({ ids, sought: { words, generous: true } }, order, limit, null)
        : found
    }
    const generous = cursor.startsWith(`${encodeURIComponent(`${order}+`)}~`)
    const [name = '', key, artworkCount, id = '', total] = readCursor(
      cursor,
      generous ? `${order}+` : order,
      placeForms,
    )
    return page({ ids, sought: words && { words, generous } }, order, limit, {
      name,
      key: Number(key),
      artworkCount: Number(artworkCount),
      id,
      total: Number(total),
    })
  }
}

const asRead = (artist: ListedArtist): ListedArtist => artist

/** Artists as pages show them, with what they receive of their works. */
export const artistPages = (artists: ArtistReader, feePercent: number) => {
  const withShare = withArtistShare(feePercent)
  const shown = (row: ArtistRow): ArtistView => ({ ...row, artworks: row.artworks.map(withShare) })
  return { list: listOf(artists.slice, shown), listed: listOf(artists.listed, asRead), shown }
}
