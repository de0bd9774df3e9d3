import { ContainerModule } from 'inversify'
import { artistOrdersController } from '#adapters/http/artist-desk/artist-orders-controller.ts'
import { earningsController } from '#adapters/http/artist-desk/earnings-controller.ts'
import { inboxController } from '#adapters/http/artist-desk/inbox-controller.ts'
import { postgresArtistDeskReader } from '#adapters/postgres/artist-desk/postgres-artist-desk-reader.ts'
import { postgresArtistInbox } from '#adapters/postgres/artist-desk/postgres-artist-inbox.ts'
import { artistDeskService } from '#application/artist-desk/artist-desk-service.ts'
import { apiControllers, database, ports, services, settings } from './tokens.ts'

/** What an artist has to send, has earned and is written. */
export const artistDeskModule = new ContainerModule(({ bind }) => {
  bind(ports.artistDeskReader)
    .toResolvedValue(postgresArtistDeskReader, [database.queries])
    .inSingletonScope()
  bind(ports.artistInbox).toResolvedValue(postgresArtistInbox, [database.queries]).inSingletonScope()
  bind(services.artistDesk)
    .toResolvedValue(
      (desk, inbox, orders, outbox, throttle, work, ids, clock, given) =>
        artistDeskService({ desk, inbox, orders, outbox, throttle, work, ids, clock }, given),
      [
        ports.artistDeskReader,
        ports.artistInbox,
        ports.orderRepository,
        ports.outbox,
        ports.throttle,
        ports.unitOfWork,
        ports.idSource,
        ports.clock,
        settings,
      ],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(artistOrdersController, [services.artistDesk])
  bind(apiControllers).toResolvedValue(earningsController, [services.artistDesk])
  bind(apiControllers).toResolvedValue(inboxController, [services.artistDesk])
})
