import { ContainerModule } from 'inversify'
import { fairPayService } from '#application/fair-pay/services/fair-pay-service.ts'
import { bindService } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { fairPayPorts, fairPayServices } from './fair-pay.tokens.ts'

/** On what terms artists sell. */
export const fairPayModule = new ContainerModule(({ bind }) => {
  bindService(bind, fairPayServices.fairPay, fairPayService, {
    totals: fairPayPorts.totals,
    clock: system.clock,
  })
})
