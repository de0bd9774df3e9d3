import { ContainerModule } from 'inversify'
import { sandboxCardTokens } from '#adapters/sandbox/sandbox-card-tokens.ts'
import { paymentsService } from '#application/payments/services/payments-service.ts'
import { bindService } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { openWays } from './open-ways.ts'
import { paymentPorts, paymentServices, paymentWays, sandbox } from './payments.tokens.ts'

const { vault, books } = paymentPorts
const { clock, ids, digest } = system
const ports = { vault, books, ids, clock, digest }

/** The ways to pay, and who stands behind them. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bindService(bind, paymentWays, openWays, ports)
  bindService(bind, paymentServices.payments, paymentsService, { ways: paymentWays })
  bindService(bind, sandbox.cardTokens, sandboxCardTokens, ports)
})
