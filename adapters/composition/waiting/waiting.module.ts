import { ContainerModule } from 'inversify'
import { type WaitingNews, waitingMailsService } from '#application/waiting/services/waiting-mails-service.ts'
import { waitingService } from '#application/waiting/services/waiting-service.ts'
import { bindService } from '../binding.ts'
import { callerOf } from '../identity/identity.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { waitingPorts, waitingServices } from './waiting.tokens.ts'

const { waiting } = waitingPorts
const { work, throttle } = sharedPorts
const { clock, ids, seal } = system

const telling = (news: WaitingNews) => ({
  'tell-waiting': async () => {
    await news.tell()
  },
})

/** Who waits for works, and how they are told. */
export const waitingModule = new ContainerModule(({ bind }) => {
  bindService(bind, waitingServices.waiting, waitingService, { waiting, callerOf, throttle, ids, clock })
  bindService(bind, waitingServices.news, waitingMailsService, {
    waiting,
    outbox: notificationPorts.outbox,
    work,
    seal,
    clock,
  })
  bind(jobDoers).toResolvedValue(telling, [waitingServices.news])
})
