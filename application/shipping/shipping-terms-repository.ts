import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { ShippingTerms, ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import type { WorkShipping } from './contract.ts'

/** Where artists send to. */
export interface ShippingTermsRepository extends AccountArtists {
  /** Those of the works that are public, in any order; the zones of each the narrowest first. */
  ofWorks(artworkIds: readonly string[]): Promise<readonly WorkShipping[]>
  ofArtist(artistId: string): Promise<ShippingTerms>
  /** In the place of all that was said before. Inside a unit of work. */
  save(artistId: string, zones: readonly ZoneTerms[]): Promise<void>
}
