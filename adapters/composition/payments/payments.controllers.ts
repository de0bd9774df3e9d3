import { ContainerModule } from 'inversify'
import { paymentsController } from '#adapters/http/payments/payments-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { paymentServices } from './payments.tokens.ts'

export const paymentsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(paymentsController, [paymentServices.payments])
})
