import { ContainerModule } from 'inversify'
import { artistMessagesService } from '#application/messages/services/artist-messages-service.ts'
import { bindService } from '../binding.ts'
import { callerOf, identityPorts } from '../identity/identity.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { messagePorts, messageServices } from './messages.tokens.ts'

const { work, happenings, throttle } = sharedPorts
const { clock, ids } = system

/** What visitors write to artists. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bindService(bind, messageServices.messages, artistMessagesService, {
    callerOf,
    throttle,
    happenings,
    work,
    ids,
    clock,
    messages: messagePorts.messages,
    accounts: identityPorts.accounts,
    outbox: notificationPorts.outbox,
  })
})
