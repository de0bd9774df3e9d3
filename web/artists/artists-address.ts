import { type ArtistListRequest, type ArtistSort, artistSorts } from '#application/artists/contract.ts'
import { artistsPage } from '#application/shared/addresses.ts'
import { type ListPosition, positionFrom, withPosition } from '#web/ui/navigation/list-position.ts'

/** What the address of the artists' list asks for. */
export interface ArtistsAddress extends ListPosition {
  /** Empty: everyone. */
  readonly q: string
  readonly sort: ArtistSort
}

/** Reads an address's query; what names nothing is as good as absent. */
export const artistsAddressFrom = (query: URLSearchParams): ArtistsAddress => ({
  q: query.get('q')?.trim() ?? '',
  sort: artistSorts.find((known) => known === query.get('sort')) ?? 'name',
  ...positionFrom(query),
})

/** What an address asks for that the list does not know, in a sentence; null where it can be read. */
export function unreadableArtists(query: URLSearchParams): string | null {
  const sort = query.get('sort')
  const isKnown = !sort || artistSorts.some((known) => known === sort)
  return isKnown ? null : `The artists know no sort “${sort}”; it is left out here.`
}

/** The one address of a view of the artists' list: nothing in it that goes without saying. */
export function artistsHref(view: Partial<ArtistsAddress>): string {
  const query = new URLSearchParams()
  if (view.q) query.set('q', view.q)
  if (view.sort && view.sort !== 'name') query.set('sort', view.sort)
  return withPosition(artistsPage, query, view)
}

/** What the directory is asked for. */
export const artistsRequest = ({ q, sort, cursors }: ArtistsAddress): ArtistListRequest => ({
  q: q || undefined,
  sort,
  cursor: cursors.at(-1),
})
