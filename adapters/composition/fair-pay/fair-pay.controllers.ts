import { ContainerModule } from 'inversify'
import { fairPayController } from '#adapters/http/fair-pay/fair-pay-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { fairPayServices } from './fair-pay.tokens.ts'

export const fairPayControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(fairPayController, [fairPayServices.fairPay])
})
