import type { MigrationObject } from '@mikro-orm/core'
import { Shared } from './01-shared.ts'
import { Identity } from './02-identity.ts'
import { IdentitySecondLocks } from './03-identity-second-locks.ts'
import { Artists } from './04-artists.ts'
import { Catalogue } from './05-catalogue.ts'
import { CatalogueSearch } from './06-catalogue-search.ts'
import { CatalogueSorting } from './07-catalogue-sorting.ts'
import { CatalogueCounts } from './08-catalogue-counts.ts'
import { CatalogueFacets } from './09-catalogue-facets.ts'
import { CatalogueTrending } from './10-catalogue-trending.ts'
import { Favourites } from './11-favourites.ts'
import { Cart } from './12-cart.ts'
import { Orders } from './13-orders.ts'
import { OrdersSandbox } from './14-orders-sandbox.ts'
import { FairPay } from './15-fair-pay.ts'
import { Notifications } from './16-notifications.ts'
import { Messages } from './17-messages.ts'
import { Admin } from './18-admin.ts'
import { CatalogueEditions } from './19-catalogue-editions.ts'
import { CataloguePictures } from './20-catalogue-pictures.ts'
import { CatalogueGrounds } from './21-catalogue-grounds.ts'

/** Every migration, in the order they run. Whatever changes comes behind them: none is changed once it has been released. */
export const migrations: MigrationObject[] = [
  { name: '01-shared', class: Shared },
  { name: '02-identity', class: Identity },
  { name: '03-identity-second-locks', class: IdentitySecondLocks },
  { name: '04-artists', class: Artists },
  { name: '05-catalogue', class: Catalogue },
  { name: '06-catalogue-search', class: CatalogueSearch },
  { name: '07-catalogue-sorting', class: CatalogueSorting },
  { name: '08-catalogue-counts', class: CatalogueCounts },
  { name: '09-catalogue-facets', class: CatalogueFacets },
  { name: '10-catalogue-trending', class: CatalogueTrending },
  { name: '11-favourites', class: Favourites },
  { name: '12-cart', class: Cart },
  { name: '13-orders', class: Orders },
  { name: '14-orders-sandbox', class: OrdersSandbox },
  { name: '15-fair-pay', class: FairPay },
  { name: '16-notifications', class: Notifications },
  { name: '17-messages', class: Messages },
  { name: '18-admin', class: Admin },
  { name: '19-catalogue-editions', class: CatalogueEditions },
  { name: '20-catalogue-pictures', class: CataloguePictures },
  { name: '21-catalogue-grounds', class: CatalogueGrounds },
]
