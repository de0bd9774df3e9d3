import type { Mailbox } from '#application/notifications/contract.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { Mailer } from '#application/notifications/mailer.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { token } from '../binding.ts'

export const notificationPorts = {
  outbox: token<Outbox>('outbox'),
  mailbox: token<Mailbox>('mailbox'),
  deliveries: token<MailDeliveries>('deliveries'),
}

/** Null where there is no mail server. */
export const mailServer = token<Mailer | null>('mail server')
