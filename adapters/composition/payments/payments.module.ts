import { ContainerModule } from 'inversify'
import { sandboxCardTokens } from '#adapters/sandbox/sandbox-card-tokens.ts'
import { paymentInboxService } from '#application/payments/services/payment-inbox-service.ts'
import { paymentNoticesService } from '#application/payments/services/payment-notices-service.ts'
import { paymentsService } from '#application/payments/services/payments-service.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { bindService } from '../binding.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { openWays } from './open-ways.ts'
import { paymentPorts, paymentServices, paymentWays, sandbox } from './payments.tokens.ts'

const { vault, books, attempts, notices, mpesaPushes, mpesaTokens } = paymentPorts
const { work, jobs } = sharedPorts
const { clock, ids, digest } = system
const ports = { vault, books, ids, clock, digest }

/** The ways to pay, and who stands behind them. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bindService(bind, paymentWays, openWays, { ...ports, mpesaPushes, mpesaTokens })
  bindService(bind, paymentServices.payments, paymentsService, { ways: paymentWays })
  bindService(bind, paymentServices.inbox, paymentInboxService, {
    ways: paymentWays,
    attempts,
    notices,
    work,
    jobs,
    ids,
    clock,
  })
  bindService(bind, paymentServices.notices, paymentNoticesService, {
    notices,
    audit: adminPorts.audit,
    work,
    clock,
  })
  bindService(bind, sandbox.cardTokens, sandboxCardTokens, ports)
})
