import { ContainerModule } from 'inversify'
import { ownPayoutsController } from '#adapters/http/payouts/own-payouts-controller.ts'
import { ownStatementsController } from '#adapters/http/payouts/own-statements-controller.ts'
import { payoutAccountController } from '#adapters/http/payouts/payout-account-controller.ts'
import { payoutAdministrationController } from '#adapters/http/payouts/payout-administration-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers } from '../controller-tokens.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { payoutServices } from './payouts.tokens.ts'

export const payoutsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(payoutAdministrationController, [payoutServices.administration])
  bind(apiControllers).toResolvedValue(ownPayoutsController, [payoutServices.own])
  bindService(bind, apiControllers, ownStatementsController, {
    statementsOf: payoutServices.statements,
    throttle: sharedPorts.throttle,
  })
  bind(apiControllers).toResolvedValue(payoutAccountController, [payoutServices.account])
})
