import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { ArtworkRow } from './artwork-reader.ts'
import type { ArtworkView } from './contract.ts'

/** Says beside every price what the artist gets of it. */
export const withArtistShare =
  (feePercent: number) =>
  (row: ArtworkRow): ArtworkView => ({
    ...row,
    artistReceives: splitPrice(row.price, feePercent).artist,
  })
