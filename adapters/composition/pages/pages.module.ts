import { ContainerModule } from 'inversify'
import { bindService } from '../binding.ts'
import { pageNeeds, pageServices } from './page-services.ts'
import { servicesFor } from './pages.tokens.ts'

/** What the server hands to the web. */
export const pagesModule = new ContainerModule(({ bind }) => {
  bindService(bind, servicesFor, pageServices, pageNeeds)
})
