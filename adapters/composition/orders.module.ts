import { ContainerModule } from 'inversify'
import { ordersController } from '#adapters/http/orders/orders-controller.ts'
import { sandboxPaymentsController } from '#adapters/http/orders/sandbox-payments-controller.ts'
import { sandboxCardTokens } from '#adapters/payments/sandbox-card-tokens.ts'
import { sandboxGateway } from '#adapters/payments/sandbox-gateway.ts'
import { sandboxPhone } from '#adapters/payments/sandbox-phone.ts'
import { postgresLedgerRepository } from '#adapters/postgres/fair-pay/postgres-ledger-repository.ts'
import { postgresArtworkStock } from '#adapters/postgres/orders/postgres-artwork-stock.ts'
import { postgresOrderRepository } from '#adapters/postgres/orders/postgres-order-repository.ts'
import { postgresOwnOrderReader } from '#adapters/postgres/orders/postgres-own-order-reader.ts'
import { postgresSandboxVault } from '#adapters/postgres/orders/postgres-sandbox-vault.ts'
import { sha256 } from '#adapters/system/system.ts'
import { type OrderingPorts, orderingService } from '#application/orders/ordering-service.ts'
import { unpaidOrdersService } from '#application/orders/unpaid-orders-service.ts'
import { apiControllers, database, ports, services, settings } from './tokens.ts'

const settlementPorts = [
  ports.orderRepository,
  ports.artworkStock,
  ports.ledgerRepository,
  ports.outbox,
  ports.jobs,
  ports.happenings,
  ports.unitOfWork,
  ports.clock,
] as const

const sandboxPorts = [ports.sandboxVault, ports.idSource, ports.clock] as const

/** Checkout, payment and what becomes of orders. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(ports.orderRepository)
    .toResolvedValue(postgresOrderRepository, [database.orm, database.sql])
    .inSingletonScope()
  bind(ports.ownOrderReader).toResolvedValue(postgresOwnOrderReader, [database.sql]).inSingletonScope()
  bind(ports.artworkStock).toResolvedValue(postgresArtworkStock, [database.sql]).inSingletonScope()
  bind(ports.ledgerRepository)
    .toResolvedValue(postgresLedgerRepository, [database.queries])
    .inSingletonScope()
  bind(ports.sandboxVault).toResolvedValue(postgresSandboxVault, [database.sql]).inSingletonScope()
  bind(ports.paymentGateway)
    .toResolvedValue((vault, ids, clock) => sandboxGateway(vault, ids, clock, sha256), [...sandboxPorts])
    .inSingletonScope()

  bind(services.ordering)
    .toResolvedValue(
      (
        orders,
        stock,
        ledger,
        outbox,
        jobs,
        happenings,
        work,
        clock,
        gateway,
        ids,
        accounts,
        ownOrders,
        phones,
        given,
      ) => {
        const all: OrderingPorts = {
          orders,
          stock,
          ledger,
          outbox,
          jobs,
          happenings,
          work,
          clock,
          gateway,
          ids,
          accounts,
          ownOrders,
          phones,
          digest: sha256,
        }
        return orderingService(all, given)
      },
      [
        ...settlementPorts,
        ports.paymentGateway,
        ports.idSource,
        ports.accountReader,
        ports.ownOrderReader,
        ports.phoneNumbers,
        settings,
      ],
    )
    .inSingletonScope()
  bind(services.unpaidOrders)
    .toResolvedValue(
      (orders, stock, ledger, outbox, jobs, happenings, work, clock, { publicUrl }) =>
        unpaidOrdersService({ orders, stock, ledger, outbox, jobs, happenings, work, clock }, publicUrl),
      [...settlementPorts, settings],
    )
    .inSingletonScope()
  bind(services.cardTokens)
    .toResolvedValue((vault, ids, clock) => sandboxCardTokens(vault, ids, clock, sha256), [...sandboxPorts])
    .inSingletonScope()
  bind(services.sandboxPhone)
    .toResolvedValue(sandboxPhone, [services.ordering, services.unpaidOrders])
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(ordersController, [services.ordering, ports.throttle])
  bind(apiControllers).toResolvedValue(sandboxPaymentsController, [
    services.cardTokens,
    services.sandboxPhone,
    ports.throttle,
  ])
})
