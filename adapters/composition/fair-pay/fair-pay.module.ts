import { ContainerModule } from 'inversify'
import { fairPayService } from '#application/fair-pay/services/fair-pay-service.ts'
import { type Payouts, payoutsService } from '#application/fair-pay/services/payouts-service.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService, settings } from '../binding.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { fairPayPorts, fairPayServices } from './fair-pay.tokens.ts'

const paying = (payouts: Payouts) => ({
  'pay-artists': async () => {
    await payouts.pay()
  },
})

/** On what terms artists sell, and how they are paid. */
export const fairPayModule = new ContainerModule(({ bind }) => {
  bind(fairPayServices.fairPay).toResolvedValue(fairPayService, [settings]).inSingletonScope()
  bindService(bind, fairPayServices.payouts, payoutsService, {
    payouts: fairPayPorts.payouts,
    contacts: artistPorts.contacts,
    outbox: notificationPorts.outbox,
    work: sharedPorts.work,
    ids: system.ids,
    clock: system.clock,
  })
  bind(jobDoers).toResolvedValue(paying, [fairPayServices.payouts])
})
