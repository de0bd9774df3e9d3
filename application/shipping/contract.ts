import type { ShippingTerms, ZoneTerms } from '#domain/shipping/shipping-terms.ts'

/** Where a work is sent to. */
export interface WorkShipping extends ShippingTerms {
  readonly artworkId: string
  readonly artistId: string
  readonly title: string
}

/** Where works are sent to, for everybody. */
export interface Shipping {
  /** Those of the works that are public, in any order. */
  ofWorks(artworkIds: readonly string[]): Promise<readonly WorkShipping[]>
}

/** Where the works of whoever is signed in as an artist are sent to. Each throws DomainError not-signed-in, or not-found. */
export interface OwnShipping {
  show(): Promise<ShippingTerms>
  /** Takes the place of all that was said before; none is everywhere. @throws DomainError rule-broken 'shipping-terms-wrong' (fields) */
  save(zones: readonly ZoneTerms[]): Promise<ShippingTerms>
}
