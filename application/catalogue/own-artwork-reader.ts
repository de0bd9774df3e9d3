import type { Place, Slice } from '#application/shared/keyset.ts'
import type { ArtworkRow } from './artwork-reader.ts'
import type { OwnArtworkList, OwnArtworkView } from './own-artworks-contract.ts'

/** An artist's own work as it is shown to them, before anyone says who gets what of the price. */
export type OwnArtworkRow = ArtworkRow & Omit<OwnArtworkView, keyof ArtworkRow | 'artistReceives'>

export type OwnArtworkOrder = NonNullable<OwnArtworkList['sort']>

/** What of an artist's works is wanted; without `q`, `state` and `shown` all that are not removed. */
export interface OwnArtworkSelection extends Pick<OwnArtworkList, 'q' | 'state' | 'shown'> {
  readonly artistId: string
}

/** Artists' works as they are shown to their artists: newest first, titles from A, the dearest first, the fewest left first. */
export interface OwnArtworkReader {
  slice(
    selection: OwnArtworkSelection,
    order: OwnArtworkOrder,
    limit: number,
    after: Place | null,
  ): Promise<Slice<OwnArtworkRow>>
  /** Null also for others' works and removed ones. */
  find(artistId: string, id: string): Promise<OwnArtworkRow | null>
}
