import { ContainerModule } from 'inversify'
import { artistOrdersController } from '#adapters/http/artist-desk/artist-orders-controller.ts'
import { earningsController } from '#adapters/http/artist-desk/earnings-controller.ts'
import { inboxController } from '#adapters/http/artist-desk/inbox-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { artistDeskServices } from './artist-desk.tokens.ts'

export const artistDeskControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(artistOrdersController, [artistDeskServices.desk])
  bind(apiControllers).toResolvedValue(earningsController, [artistDeskServices.desk])
  bind(apiControllers).toResolvedValue(inboxController, [artistDeskServices.desk])
})
