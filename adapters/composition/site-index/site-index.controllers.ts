import { ContainerModule } from 'inversify'
import { feedController } from '#adapters/http/site-index/feed-controller.ts'
import { faviconController, installController } from '#adapters/http/site-index/install-controller.ts'
import { robotsController } from '#adapters/http/site-index/robots-controller.ts'
import { securityContactController } from '#adapters/http/site-index/security-contact-controller.ts'
import { sitemapController } from '#adapters/http/site-index/sitemap-controller.ts'
import { iconIco, iconPng } from '#adapters/media/icons.ts'
import { bindService, settings } from '../binding.ts'
import { cataloguePorts, catalogueServices } from '../catalogue/catalogue.tokens.ts'
import { rootControllers } from '../controller-tokens.ts'
import { system } from '../shared/shared.tokens.ts'

const icons = { png: iconPng, ico: iconIco }

/** For search engines, readers of feeds, finders of holes, and a device's own programs. */
export const siteIndexControllers = new ContainerModule(({ bind }) => {
  bind(rootControllers).toResolvedValue(robotsController, [settings])
  bindService(bind, rootControllers, securityContactController, { clock: system.clock })
  bindService(bind, rootControllers, sitemapController, { index: cataloguePorts.index })
  bindService(bind, rootControllers, feedController, { catalogue: catalogueServices.catalogue })
  bind(rootControllers).toResolvedValue(() => installController(icons))
  bind(rootControllers).toResolvedValue(() => faviconController(icons))
})
