import type { Shipping } from '../contract.ts'
import type { ShippingTermsRepository } from '../shipping-terms-repository.ts'

interface ShippingPorts {
  readonly terms: ShippingTermsRepository
}

/** Where works are sent to: see the contract. */
export const shippingService = ({ terms }: ShippingPorts): Shipping => ({
  ofWorks: async (artworkIds) => (artworkIds.length === 0 ? [] : terms.ofWorks(artworkIds)),
})
