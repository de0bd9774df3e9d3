import { ContainerModule } from 'inversify'
import { artistMessagesController } from '#adapters/http/messages/artist-messages-controller.ts'
import { postgresMessageRepository } from '#adapters/postgres/messages/postgres-message-repository.ts'
import { artistMessagesService } from '#application/messages/artist-messages-service.ts'
import { apiControllers, database, ports, services } from './tokens.ts'

/** What visitors write to artists. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bind(ports.messageRepository)
    .toResolvedValue(postgresMessageRepository, [database.queries])
    .inSingletonScope()
  bind(services.messages)
    .toResolvedValue(
      (messages, accounts, callerOf, throttle, outbox, happenings, work, ids, clock) =>
        artistMessagesService({
          messages,
          accounts,
          callerOf,
          throttle,
          outbox,
          happenings,
          work,
          ids,
          clock,
        }),
      [
        ports.messageRepository,
        ports.accountReader,
        ports.callerOf,
        ports.throttle,
        ports.outbox,
        ports.happenings,
        ports.unitOfWork,
        ports.idSource,
        ports.clock,
      ],
    )
    .inSingletonScope()
  bind(apiControllers).toResolvedValue(artistMessagesController, [services.messages])
})
