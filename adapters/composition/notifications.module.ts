import { ContainerModule } from 'inversify'
import { devMailboxController } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import { pgBossJobs } from '#adapters/jobs/pg-boss-jobs.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { postgresMailDeliveries } from '#adapters/postgres/notifications/postgres-mail-deliveries.ts'
import { postgresMailbox } from '#adapters/postgres/notifications/postgres-mailbox.ts'
import { postgresOutbox } from '#adapters/postgres/notifications/postgres-outbox.ts'
import { deliveringOutbox } from '#application/notifications/delivering-outbox.ts'
import { keepingOutbox } from '#application/notifications/keeping-outbox.ts'
import { mailDeliveryService } from '#application/notifications/mail-delivery-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { database, jobDoers, ports, rootControllers, type Settings, settings } from './tokens.ts'

/** Mails on their way, and whatever else is put off. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(ports.jobs).toResolvedValue(pgBossJobs, [database.sql]).inSingletonScope()
  bind(ports.outbox)
    .toResolvedValue(
      (db: Database, jobs: Jobs, { mailUrl, mailbox = true }: Settings) =>
        mailUrl
          ? deliveringOutbox(postgresOutbox(db), jobs)
          : keepingOutbox(postgresOutbox(db), postgresMailDeliveries(db), mailbox),
      [database.queries, ports.jobs, settings],
    )
    .inSingletonScope()

  bind(jobDoers).toResolvedValue(
    (
      db: Database,
      clock: Clock,
      { mailUrl, mailbox = true, publicUrl, trouble = () => undefined }: Settings,
    ) => {
      const deliveries = postgresMailDeliveries(db)
      // Mails that were on their way while there was a server, or that a command has written.
      if (!mailUrl) return { 'send-mail': ({ event }) => deliveries.keep(event, clock.now(), mailbox) }
      const delivery = mailDeliveryService({
        deliveries,
        mailer: smtpMailer({ mailUrl, publicUrl }),
        clock,
        trouble,
      })
      return { 'send-mail': ({ event }) => delivery.deliver(event) }
    },
    [database.queries, ports.clock, settings],
  )
  bind(rootControllers).toResolvedValue(
    (db: Database, { mailUrl, mailbox = true, publicUrl, fontFaces = '' }: Settings) =>
      devMailboxController(mailbox && !mailUrl ? postgresMailbox(db) : null, publicUrl, fontFaces),
    [database.queries, settings],
  )
})
