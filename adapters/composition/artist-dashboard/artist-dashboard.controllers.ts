import { ContainerModule } from 'inversify'
import { artistOrdersController } from '#adapters/http/artist-dashboard/artist-orders-controller.ts'
import { earningsController } from '#adapters/http/artist-dashboard/earnings-controller.ts'
import { inboxController } from '#adapters/http/artist-dashboard/inbox-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { artistDashboardServices } from './artist-dashboard.tokens.ts'

export const artistDashboardControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(artistOrdersController, [artistDashboardServices.dashboard])
  bind(apiControllers).toResolvedValue(earningsController, [artistDashboardServices.dashboard])
  bind(apiControllers).toResolvedValue(inboxController, [artistDashboardServices.dashboard])
})
