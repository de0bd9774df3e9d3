import { Router } from '@koa/router'
import { ContainerModule } from 'inversify'
import { moneyInController } from '#adapters/http/orders/money-in-controller.ts'
import { orderAdministrationController } from '#adapters/http/orders/order-administration-controller.ts'
import { orderConfirmationController } from '#adapters/http/orders/order-confirmation-controller.ts'
import { orderPaymentsController } from '#adapters/http/orders/order-payments-controller.ts'
import { ordersController } from '#adapters/http/orders/orders-controller.ts'
import { paymentChecksController } from '#adapters/http/orders/payment-checks-controller.ts'
import { receiptsController } from '#adapters/http/orders/receipts-controller.ts'
import { refundsDueController } from '#adapters/http/orders/refunds-due-controller.ts'
import {
  type SandboxPaymentPorts,
  sandboxPaymentsController,
} from '#adapters/http/orders/sandbox-payments-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers } from '../controller-tokens.ts'
import { sandbox } from '../payments/payments.tokens.ts'
import type { Settings } from '../settings.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { orderServices } from './orders.tokens.ts'

const { ordering, administration, receipts, moneyIn, refundsDue, checks } = orderServices
const { throttle } = sharedPorts

/** The sandbox's stand-ins exist where it is what pays. */
const sandboxAlone = (ports: SandboxPaymentPorts, { payments }: Settings): Router =>
  payments ? new Router() : sandboxPaymentsController(ports)

export const ordersControllers = new ContainerModule(({ bind }) => {
  bindService(bind, apiControllers, ordersController, { orderingOf: ordering, throttle })
  bindService(bind, apiControllers, orderPaymentsController, { orderingOf: ordering, throttle })
  bindService(bind, apiControllers, receiptsController, { receiptsOf: receipts, throttle })
  bind(apiControllers).toResolvedValue(orderConfirmationController, [ordering])
  bind(apiControllers).toResolvedValue(orderAdministrationController, [administration])
  bind(apiControllers).toResolvedValue(moneyInController, [moneyIn])
  bind(apiControllers).toResolvedValue(refundsDueController, [refundsDue])
  bind(apiControllers).toResolvedValue(paymentChecksController, [checks])
  bindService(bind, apiControllers, sandboxAlone, {
    cardTokens: sandbox.cardTokens,
    phoneOf: sandbox.phone,
    throttle,
  })
})
