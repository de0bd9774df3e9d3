import { postgresMailDeliveries } from '#adapters/postgres/notifications/postgres-mail-deliveries.ts'
import { postgresMailbox } from '#adapters/postgres/notifications/postgres-mailbox.ts'
import { postgresOutbox } from '#adapters/postgres/notifications/postgres-outbox.ts'
import { deliveringOutbox } from '#application/notifications/delivering-outbox.ts'
import { keepingOutbox } from '#application/notifications/keeping-outbox.ts'
import { portSet, settings } from '../binding.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { notificationPorts } from './notifications.tokens.ts'

export const notificationsInPostgres = portSet(
  notificationPorts,
  { queries: database.queries, jobs: sharedPorts.jobs, settings },
  {
    outbox: ({ queries, jobs, settings: { mailUrl, mailbox = 'everybody' } }) =>
      mailUrl === null
        ? keepingOutbox(postgresOutbox(queries), postgresMailDeliveries(queries), mailbox !== 'nobody')
        : deliveringOutbox(postgresOutbox(queries), jobs),
    mailbox: ({ queries }) => postgresMailbox(queries),
    deliveries: ({ queries }) => postgresMailDeliveries(queries),
  },
)
