import { ContainerModule } from 'inversify'
import { devMailboxController } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import type { Mailbox } from '#application/notifications/contract.ts'
import { bindService } from '../binding.ts'
import { rootControllers } from '../controller-tokens.ts'
import type { Settings } from '../settings.ts'
import { notificationPorts } from './notifications.tokens.ts'

const openMailbox = (
  { mailbox }: { readonly mailbox: Mailbox },
  { mailUrl, mailbox: readers = 'everybody', publicUrl, fontFaces = '' }: Settings,
) => devMailboxController(mailUrl ? null : mailbox, { readers, publicUrl, fontFaces })

export const notificationsControllers = new ContainerModule(({ bind }) => {
  bindService(bind, rootControllers, openMailbox, { mailbox: notificationPorts.mailbox })
})
