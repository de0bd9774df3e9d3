import { ContainerModule } from 'inversify'
import { shippingController } from '#adapters/http/shipping/shipping-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers } from '../controller-tokens.ts'
import { shippingServices } from './shipping.tokens.ts'

export const shippingControllers = new ContainerModule(({ bind }) => {
  bindService(bind, apiControllers, shippingController, {
    shipping: shippingServices.shipping,
    ownShippingOf: shippingServices.own,
  })
})
