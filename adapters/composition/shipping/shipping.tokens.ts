import type { Caller } from '#application/shared/caller.ts'
import type { OwnShipping, Shipping } from '#application/shipping/contract.ts'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import { token } from '../binding.ts'

export const shippingPorts = {
  terms: token<ShippingTermsRepository>('shipping terms'),
}

export const shippingServices = {
  shipping: token<Shipping>('shipping'),
  own: token<(caller: Caller) => OwnShipping>('own shipping'),
}
