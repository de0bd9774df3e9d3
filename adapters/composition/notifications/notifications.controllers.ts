import { ContainerModule } from 'inversify'
import { devMailboxController } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import type { Mailbox } from '#application/notifications/contract.ts'
import { bindService } from '../binding.ts'
import { rootControllers } from '../controller-tokens.ts'
import type { Settings } from '../settings.ts'
import { notificationPorts } from './notifications.tokens.ts'

const mailboxForAll = (
  { mailbox }: { readonly mailbox: Mailbox },
  { mailUrl, mailbox: isOpen = true, publicUrl, fontFaces = '' }: Settings,
) => devMailboxController(isOpen && !mailUrl ? mailbox : null, { publicUrl, fontFaces })

export const notificationsControllers = new ContainerModule(({ bind }) => {
  bindService(bind, rootControllers, mailboxForAll, { mailbox: notificationPorts.mailbox })
})
