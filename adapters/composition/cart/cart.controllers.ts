import { ContainerModule } from 'inversify'
import { cartController } from '#adapters/http/cart/cart-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { cartServices } from './cart.tokens.ts'

export const cartControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(cartController, [cartServices.cart])
})
