import { memoryShippingTerms } from '#adapters/memory/shipping/memory-shipping-terms.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { shippingPorts } from './shipping.tokens.ts'

export const shippingInMemory = portSet(shippingPorts, memoryStore, {
  terms: ({ memory: { accounts, gallery } }) => memoryShippingTerms(gallery, accounts),
})
