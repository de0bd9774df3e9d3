import { ContainerModule } from 'inversify'
import { orderAdministrationController } from '#adapters/http/orders/order-administration-controller.ts'
import { postgresAuditWriter } from '#adapters/postgres/admin/postgres-audit-log.ts'
import { postgresOrderListReader } from '#adapters/postgres/orders/postgres-order-list-reader.ts'
import { orderAdministrationService } from '#application/orders/order-administration-service.ts'
import { apiControllers, database, ports, services, settings } from './tokens.ts'

/** Admins look after everybody's orders. */
export const orderAdministrationModule = new ContainerModule(({ bind }) => {
  bind(ports.auditWriter).toResolvedValue(postgresAuditWriter, [database.queries]).inSingletonScope()
  bind(ports.orderListReader).toResolvedValue(postgresOrderListReader, [database.sql]).inSingletonScope()
  bind(services.orderAdministration)
    .toResolvedValue(
      (list, audit, orders, stock, ledger, outbox, jobs, happenings, gateway, work, clock, given) =>
        orderAdministrationService(
          { list, audit, orders, stock, ledger, outbox, jobs, happenings, gateway, work, clock },
          given,
        ),
      [
        ports.orderListReader,
        ports.auditWriter,
        ports.orderRepository,
        ports.artworkStock,
        ports.ledgerRepository,
        ports.outbox,
        ports.jobs,
        ports.happenings,
        ports.paymentGateway,
        ports.unitOfWork,
        ports.clock,
        settings,
      ],
    )
    .inSingletonScope()
  bind(apiControllers).toResolvedValue(orderAdministrationController, [services.orderAdministration])
})
