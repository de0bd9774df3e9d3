import { ContainerModule } from 'inversify'
import { waitingController } from '#adapters/http/waiting/waiting-controller.ts'
import { waitingMailsController } from '#adapters/http/waiting/waiting-mails-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { waitingServices } from './waiting.tokens.ts'

export const waitingControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(waitingController, [waitingServices.waiting])
  bind(apiControllers).toResolvedValue(waitingMailsController, [waitingServices.news])
})
