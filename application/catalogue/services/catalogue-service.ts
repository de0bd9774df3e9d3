import { cursorForms, readCursor, writeCursor } from '#application/shared/cursor.ts'
import type { Page } from '#application/shared/page.ts'
import { pageLimit } from '#application/shared/page-limit.ts'
import { mostAlike } from '#domain/catalogue/likeness.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkOrder, ArtworkPlace, ArtworkReader, ArtworkSelection } from '../artwork-reader.ts'
import {
  type ArtworkListRequest,
  type ArtworkView,
  type Catalogue,
  type FacetFilter,
  type Facets,
  noFacets,
} from '../contract.ts'
import { trendingPages } from '../trending-pages.ts'
import type { TrendingReader } from '../trending-reader.ts'
import { withArtistShare } from '../with-artist-share.ts'

const placeForms = [cursorForms.signed, cursorForms.number, cursorForms.id, cursorForms.number]

const isEmpty = (facets: Facets): boolean => Object.values({ ...facets }).every(({ length }) => length === 0)

const nothing: Page<ArtworkView> = { items: [], total: 0, next: null }

const notHere = (): DomainError =>
  new DomainError('not-found', 'artwork-not-found', 'This artwork is not here.')

const takenDown = (): DomainError =>
  new DomainError('not-found', 'artwork-gone', 'This artwork hung here and was taken down.')

/** So many similar works are shown at most. */
const mostSimilar = 24

/** How a list was asked for: the selection, its order, and whether the words are taken generously. */
interface Listing {
  readonly selection: ArtworkSelection
  readonly order: ArtworkOrder
}

const cursorName = ({ selection, order }: Listing): string =>
  selection.sought?.generous ? `${order}+` : order

function listingOf(
  { q: _q, sort, limit: _limit, cursor: _cursor, ...filter }: ArtworkListRequest,
  words: readonly string[] | undefined,
  generous: boolean,
): Listing {
  return {
    selection: { ...filter, sought: words && { words, generous } },
    order: sort ?? (words ? 'best-match' : 'newest'),
  }
}

export interface CataloguePorts {
  readonly artworks: ArtworkReader
  readonly trending: TrendingReader
}

/** The gallery as every visitor may read it. */
export const catalogueService = (
  { artworks, trending }: CataloguePorts,
  { feePercent }: { readonly feePercent: number },
): Catalogue => {
  const shown = withArtistShare(feePercent)
  const trendingPage = trendingPages(trending, artworks)

  async function page(
    listing: Listing,
    limit: number,
    after: (ArtworkPlace & { total: number }) | null,
  ): Promise<Page<ArtworkView>> {
    const {
      items,
      last,
      total: counted,
    } = await artworks.slice(listing.selection, listing.order, limit, after)
    const total = counted ?? after?.total ?? items.length
    const next = last && writeCursor(cursorName(listing), [last.key, last.createdAt, last.id, total])
    return { items: items.map(shown), total, next }
  }

  async function list(request: ArtworkListRequest): Promise<Page<ArtworkView>> {
    const limit = pageLimit(request.limit)
    const words = request.q?.trim() ? searchWords(request.q) : undefined
    if (words?.length === 0) return nothing
    const strict = listingOf(request, words, false)
    const generous = listingOf(request, words, true)
    if (request.cursor !== undefined) {
      const listing =
        words && request.cursor.startsWith(`${encodeURIComponent(cursorName(generous))}~`) ? generous : strict
      const [key, createdAt, id = '', total] = readCursor(request.cursor, cursorName(listing), placeForms)
      return page(listing, limit, {
        key: Number(key),
        createdAt: Number(createdAt),
        id,
        total: Number(total),
      })
    }
    const found = await page(strict, limit, null)
    return found.total === 0 && words ? page(generous, limit, null) : found
  }

  async function facets(filter: FacetFilter): Promise<Facets> {
    const words = filter.q?.trim() ? searchWords(filter.q) : undefined
    if (words?.length === 0) return noFacets
    const found = await artworks.facets(listingOf(filter, words, false).selection)
    return words && isEmpty(found) ? artworks.facets(listingOf(filter, words, true).selection) : found
  }

  return {
    artworks: list,
    trending: async (request) => {
      const { selection } = listingOf(request, undefined, false)
      const pictured = { ...selection, pictured: true } as const
      const { items, ...rest } = await trendingPage(pictured, pageLimit(request.limit), request.cursor)
      return { ...rest, items: items.map(shown) }
    },
    artwork: async (id) => {
      const row = await artworks.find(id)
      if (row) return shown(row)
      throw (await artworks.wasTakenDown(id)) ? takenDown() : notHere()
    },
    categoryCounts: () => artworks.categoryCounts(),
    facets,
    similar: async (id, limit) => {
      const found = await artworks.kindred(id)
      if (!found) throw notHere()
      const alike = mostAlike(found.work, found.others, Math.min(pageLimit(limit), mostSimilar))
      return (await artworks.rows(alike.map((each) => each.id))).map(shown)
    },
  }
}
