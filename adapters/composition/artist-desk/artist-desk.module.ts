import { ContainerModule } from 'inversify'
import { artistDeskService } from '#application/artist-desk/services/artist-desk-service.ts'
import { bindService } from '../binding.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { orderPorts } from '../orders/orders.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { artistDeskPorts, artistDeskServices } from './artist-desk.tokens.ts'

const { desk, inbox } = artistDeskPorts
const { work, throttle } = sharedPorts
const { clock, ids } = system

/** What an artist has to send, has earned and is written. */
export const artistDeskModule = new ContainerModule(({ bind }) => {
  bindService(bind, artistDeskServices.desk, artistDeskService, {
    desk,
    inbox,
    throttle,
    work,
    ids,
    clock,
    orders: orderPorts.orders,
    outbox: notificationPorts.outbox,
  })
})
