import { ContainerModule } from 'inversify'
import { eventsController } from '#adapters/http/happenings/events-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers, owesSecondFactor } from '../controller-tokens.ts'
import { isStill } from '../identity/identity.tokens.ts'
import { sharedPorts } from '../shared/shared.tokens.ts'
import { stopping } from '../tokens.ts'

/** What happens, told at once to whoever it concerns. */
export const happeningsControllers = new ContainerModule(({ bind }) => {
  bindService(bind, apiControllers, eventsController, {
    isStill,
    owesSecondFactor,
    stopping,
    happenings: sharedPorts.happenings,
  })
})
