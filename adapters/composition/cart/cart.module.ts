import { ContainerModule } from 'inversify'
import { accountCartService } from '#application/cart/services/account-cart-service.ts'
import { bindService } from '../binding.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { cartPorts, cartServices } from './cart.tokens.ts'

/** The carts of accounts. */
export const cartModule = new ContainerModule(({ bind }) => {
  bindService(bind, cartServices.cart, accountCartService, {
    carts: cartPorts.carts,
    work: sharedPorts.work,
  })
})
