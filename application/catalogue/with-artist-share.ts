import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import type { ArtworkRow } from './artwork-reader.ts'
import type { ArtworkView } from './contract.ts'

/** Says beside every price what the artist gets of it. */
export const withArtistShare =
  (feePercent: number) =>
  (row: ArtworkRow): ArtworkView => ({
    ...row,
    artistReceives: dollarsFrom(splitPrice(centsFrom(row.price), feePercent).artist),
  })
