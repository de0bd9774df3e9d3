import { ContainerModule } from 'inversify'
import { ownShippingService } from '#application/shipping/services/own-shipping-service.ts'
import { shippingService } from '#application/shipping/services/shipping-service.ts'
import { bindService } from '../binding.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { shippingPorts, shippingServices } from './shipping.tokens.ts'

const { terms } = shippingPorts

/** Where works are sent to. */
export const shippingModule = new ContainerModule(({ bind }) => {
  bindService(bind, shippingServices.shipping, shippingService, { terms })
  bindService(bind, shippingServices.own, ownShippingService, {
    terms,
    work: sharedPorts.work,
  })
})
