import { ContainerModule } from 'inversify'
import { artistMessagesController } from '#adapters/http/messages/artist-messages-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { messageServices } from './messages.tokens.ts'

export const messagesControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(artistMessagesController, [messageServices.messages])
})
