import { artistPercent } from '#domain/fair-pay/price-split.ts'
import { useShopData } from '#web/shop-data.ts'

/** What the platform keeps of a price, in percent. */
export const useFeePercent = (): number => useShopData().terms.feePercent

/** What the artist receives of a price, in percent. */
export const useArtistPercent = (): number => artistPercent(useFeePercent())
