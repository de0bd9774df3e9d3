import type { ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'
import type { PendingArtistView } from './contract.ts'

/** Somebody who wants to sell, before anyone says who gets what of their works' prices. */
export type PendingArtistRow = Omit<PendingArtistView, 'artworks'> & {
  readonly artworks: readonly (ArtworkRow & { readonly ready: boolean })[]
}

/** At most so many works of each are shown. */
export const mostPendingWorks = 24

/** Artists who wait for a decision, those who have asked for it first, and of these the ones who wait longest. */
export interface PendingArtistReader {
  slice(limit: number, after: Place | null): Promise<Slice<PendingArtistRow>>
}
