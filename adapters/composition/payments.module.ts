import { ContainerModule } from 'inversify'
import { postgresArtistContacts } from '#adapters/postgres/artists/postgres-artist-contacts.ts'
import { postgresPayoutRepository } from '#adapters/postgres/fair-pay/postgres-payout-repository.ts'
import { type Payouts, payoutsService } from '#application/fair-pay/payouts-service.ts'
import { artistNewsDoers } from '#application/orders/artist-news.ts'
import { type Parcels, parcelsService } from '#application/orders/parcels-service.ts'
import { paymentDoers } from '#application/orders/payment-doers.ts'
import type { UnpaidOrders } from '#application/orders/unpaid-orders-service.ts'
import { database, jobDoers, ports, services, settings } from './tokens.ts'

/** What follows an order: its money is moved, and its artists are told. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(ports.artistContacts).toResolvedValue(postgresArtistContacts, [database.sql]).inSingletonScope()
  bind(jobDoers).toResolvedValue(
    (unpaid: UnpaidOrders) => ({
      'end-unpaid-orders': async () => {
        await unpaid.expire()
      },
    }),
    [services.unpaidOrders],
  )
  bind(ports.payoutRepository)
    .toResolvedValue(postgresPayoutRepository, [database.queries])
    .inSingletonScope()
  bind(services.payouts)
    .toResolvedValue(
      (payouts, contacts, outbox, work, ids, clock, given) =>
        payoutsService({ payouts, contacts, outbox, work, ids, clock }, given),
      [
        ports.payoutRepository,
        ports.artistContacts,
        ports.outbox,
        ports.unitOfWork,
        ports.idSource,
        ports.clock,
        settings,
      ],
    )
    .inSingletonScope()
  bind(jobDoers).toResolvedValue(
    (payouts: Payouts) => ({
      'pay-artists': async () => {
        await payouts.pay()
      },
    }),
    [services.payouts],
  )
  bind(services.parcels)
    .toResolvedValue(
      (orders, work, clock) => parcelsService({ orders, work, clock }),
      [ports.orderRepository, ports.unitOfWork, ports.clock],
    )
    .inSingletonScope()
  bind(jobDoers).toResolvedValue(
    (parcels: Parcels) => ({
      'take-as-arrived': async () => {
        await parcels.takeAsArrived()
      },
    }),
    [services.parcels],
  )
  bind(jobDoers).toResolvedValue(
    (orders, contacts, outbox, work, clock, given) =>
      artistNewsDoers({ orders, contacts, outbox, work, clock }, given),
    [ports.orderRepository, ports.artistContacts, ports.outbox, ports.unitOfWork, ports.clock, settings],
  )
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
