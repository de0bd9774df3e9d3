import { ContainerModule } from 'inversify'
import { paymentNoticesController } from '#adapters/http/payments/payment-notices-controller.ts'
import { paymentsController } from '#adapters/http/payments/payments-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers } from '../controller-tokens.ts'
import { paymentServices } from './payments.tokens.ts'

export const paymentsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(paymentsController, [paymentServices.payments])
  bindService(bind, apiControllers, paymentNoticesController, {
    inbox: paymentServices.inbox,
    noticesFor: paymentServices.notices,
  })
})
