import { ContainerModule } from 'inversify'
import { paymentDoers } from '#application/orders/payment-doers.ts'
import { jobDoers, ports, settings } from './tokens.ts'

/** Money that is moved after what it is moved for has become true. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(jobDoers).toResolvedValue(
    (orders, stock, ledger, outbox, jobs, happenings, work, clock, gateway, given) =>
      paymentDoers({ orders, stock, ledger, outbox, jobs, happenings, work, clock, gateway }, given),
    [
      ports.orderRepository,
      ports.artworkStock,
      ports.ledgerRepository,
      ports.outbox,
      ports.jobs,
      ports.happenings,
      ports.unitOfWork,
      ports.clock,
      ports.paymentGateway,
      settings,
    ],
  )
})
