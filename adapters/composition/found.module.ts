import { ContainerModule } from 'inversify'
import { feedController } from '#adapters/http/found/feed-controller.ts'
import { faviconController, installController } from '#adapters/http/found/install-controller.ts'
import { robotsController } from '#adapters/http/found/robots-controller.ts'
import { sitemapController } from '#adapters/http/found/sitemap-controller.ts'
import { iconIco, iconPng } from '#adapters/media/icons.ts'
import { postgresSiteIndex } from '#adapters/postgres/catalogue/postgres-site-index.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import type { SiteIndex } from '#application/catalogue/site-index.ts'
import { database, ports, rootControllers, type Settings, services, settings } from './tokens.ts'

const icons = { png: iconPng, ico: iconIco }

/** How the product is found: by search engines, by readers of feeds, among a device's own programs. */
export const foundModule = new ContainerModule(({ bind }) => {
  bind(ports.siteIndex).toResolvedValue(postgresSiteIndex, [database.sql]).inSingletonScope()

  bind(rootControllers).toResolvedValue(({ knownAs }: Settings) => robotsController(knownAs), [settings])
  bind(rootControllers).toResolvedValue(
    (index: SiteIndex, { knownAs }: Settings) => sitemapController(index, knownAs),
    [ports.siteIndex, settings],
  )
  bind(rootControllers).toResolvedValue(
    (catalogue: Catalogue, { knownAs }: Settings) => feedController(catalogue, knownAs),
    [services.catalogue, settings],
  )
  bind(rootControllers).toResolvedValue(() => installController(icons), [])
  bind(rootControllers).toResolvedValue(() => faviconController(icons), [])
})
