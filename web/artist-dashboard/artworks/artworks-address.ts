import { type OwnArtworkList, ownArtworkOrders } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworksPage } from '#application/shared/dashboard-addresses.ts'
import { type WorkState, workStates } from '#domain/catalogue/publishing.ts'
import { type ListPosition, positionFrom, withPosition } from '#web/ui/navigation/list-position.ts'

/** What the list of one's own works shows, as its address says. */
export interface ArtworksAddress extends ListPosition {
  readonly q: string
  readonly state: WorkState | null
  readonly sort: NonNullable<OwnArtworkList['sort']>
  readonly view: 'table' | 'grid'
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null

export const artworksAddressFrom = (query: URLSearchParams): ArtworksAddress => ({
  ...positionFrom(query),
  q: query.get('q')?.trim() ?? '',
  state: oneOf(workStates, query.get('state')),
  sort: oneOf(ownArtworkOrders, query.get('sort')) ?? 'newest',
  view: query.get('view') === 'grid' ? 'grid' : 'table',
})

/** The address of a view; what it does not tell begins anew. */
export function artworksHref({ q, state, sort, view, ...position }: Partial<ArtworksAddress>): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(view === 'grid' && { view }),
  })
  return withPosition(ownArtworksPage, query, position)
}

export const listRequest = ({ q, state, sort, cursors }: ArtworksAddress): OwnArtworkList => ({
  sort,
  q: q === '' ? undefined : q,
  state: state ?? undefined,
  cursor: cursors.at(-1),
})
