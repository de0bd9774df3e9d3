import { ContainerModule } from 'inversify'
import { devMailboxController } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import { pgBossJobs } from '#adapters/jobs/pg-boss-jobs.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { postgresMailDeliveries } from '#adapters/postgres/notifications/postgres-mail-deliveries.ts'
import { postgresMailbox } from '#adapters/postgres/notifications/postgres-mailbox.ts'
import { postgresOutbox } from '#adapters/postgres/notifications/postgres-outbox.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { deliveringOutbox } from '#application/notifications/delivering-outbox.ts'
import { mailDeliveryService } from '#application/notifications/mail-delivery-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { database, jobDoers, ports, rootControllers, type Settings, settings } from './tokens.ts'

/** Mails on their way, and whatever else is put off. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(ports.jobs).toResolvedValue(pgBossJobs, [database.sql]).inSingletonScope()
  bind(ports.outbox)
    .toResolvedValue(
      (sql: Sql, jobs: Jobs) => deliveringOutbox(postgresOutbox(sql), jobs),
      [database.sql, ports.jobs],
    )
    .inSingletonScope()

  bind(jobDoers).toResolvedValue(
    (sql: Sql, clock: Clock, { mailUrl, publicUrl, trouble = () => undefined }: Settings) => {
      // Without a mail server, mails wait in the outbox and are read in the mailbox.
      if (!mailUrl) return {}
      const delivery = mailDeliveryService({
        deliveries: postgresMailDeliveries(sql),
        mailer: smtpMailer({ mailUrl, publicUrl }),
        clock,
        trouble,
      })
      return { 'send-mail': ({ event }) => delivery.deliver(event) }
    },
    [database.sql, ports.clock, settings],
  )
  bind(rootControllers).toResolvedValue(
    (sql: Sql, { mailUrl, publicUrl }: Settings) =>
      devMailboxController(mailUrl ? null : postgresMailbox(sql), publicUrl),
    [database.sql, settings],
  )
})
