import { ContainerModule } from 'inversify'
import { artistDashboardService } from '#application/artist-dashboard/services/artist-dashboard-service.ts'
import { bindService } from '../binding.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { orderPorts } from '../orders/orders.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { artistDashboardPorts, artistDashboardServices } from './artist-dashboard.tokens.ts'

const { reader, inbox } = artistDashboardPorts
const { work, throttle } = sharedPorts
const { clock, ids } = system

/** What an artist has to send, has earned and is written. */
export const artistDashboardModule = new ContainerModule(({ bind }) => {
  bindService(bind, artistDashboardServices.dashboard, artistDashboardService, {
    reader,
    inbox,
    throttle,
    work,
    ids,
    clock,
    orders: orderPorts.orders,
    outbox: notificationPorts.outbox,
  })
})
