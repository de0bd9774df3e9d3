import { memoryMailDeliveries } from '#adapters/memory/notifications/memory-mail-deliveries.ts'
import { memoryMailbox } from '#adapters/memory/notifications/memory-mailbox.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { notificationPorts } from './notifications.tokens.ts'

export const notificationsInMemory = portSet(notificationPorts, memoryStore, {
  outbox: ({ memory: { mails } }) => memoryOutbox(mails),
  mailbox: ({ memory: { mails } }) => memoryMailbox(mails),
  deliveries: ({ memory: { mails } }) => memoryMailDeliveries(mails),
})
