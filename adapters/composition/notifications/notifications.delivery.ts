import { ContainerModule } from 'inversify'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { Mailer } from '#application/notifications/mailer.ts'
import { mailDeliveryService } from '#application/notifications/services/mail-delivery-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import { bindService, settings } from '../binding.ts'
import type { Settings } from '../settings.ts'
import { system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { mailServer, notificationPorts } from './notifications.tokens.ts'

interface SendingPorts {
  readonly deliveries: MailDeliveries
  readonly mailer: Mailer | null
  readonly clock: Clock
}

const serverOf = ({ mailUrl, publicUrl }: Settings): Mailer | null =>
  mailUrl ? smtpMailer({ mailUrl, publicUrl }) : null

const sending = (
  { deliveries, mailer, clock }: SendingPorts,
  { mailbox = 'everybody', trouble = () => undefined }: Settings,
): Pick<JobDoers, 'send-mail'> => {
  // Mails that were on their way while there was a server, or that a command has written.
  if (!mailer)
    return { 'send-mail': ({ event }) => deliveries.keep(event, clock.now(), mailbox !== 'nobody') }
  const delivery = mailDeliveryService({ deliveries, mailer, clock, trouble })
  return { 'send-mail': ({ event }) => delivery.deliver(event) }
}

/** Mails leave the shop. */
export const deliveryModule = new ContainerModule(({ bind }) => {
  bind(mailServer).toResolvedValue(serverOf, [settings]).inSingletonScope()
  bindService(bind, jobDoers, sending, {
    deliveries: notificationPorts.deliveries,
    mailer: mailServer,
    clock: system.clock,
  })
})
