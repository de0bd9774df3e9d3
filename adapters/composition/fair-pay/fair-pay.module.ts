import { ContainerModule } from 'inversify'
import { fairPayService } from '#application/fair-pay/services/fair-pay-service.ts'
import { settings } from '../binding.ts'
import { fairPayServices } from './fair-pay.tokens.ts'

/** On what terms artists sell. */
export const fairPayModule = new ContainerModule(({ bind }) => {
  bind(fairPayServices.fairPay).toResolvedValue(fairPayService, [settings]).inSingletonScope()
})
