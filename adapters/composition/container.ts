import type { MikroORM } from '@mikro-orm/postgresql'
import { Container } from 'inversify'
import type { Clock } from '#application/shared/clock.ts'
import { administrationModule } from './administration.module.ts'
import { artistDeskModule } from './artist-desk.module.ts'
import { artistsModule } from './artists.module.ts'
import { catalogueModule } from './catalogue.module.ts'
import { foundModule } from './found.module.ts'
import { happeningsModule } from './happenings.module.ts'
import { identityModule } from './identity.module.ts'
import { messagesModule } from './messages.module.ts'
import { notificationsModule } from './notifications.module.ts'
import { orderAdministrationModule } from './order-administration.module.ts'
import { ordersModule } from './orders.module.ts'
import { ownArtworksModule } from './own-artworks.module.ts'
import { paymentsModule } from './payments.module.ts'
import { secondFactorsModule } from './second-factors.module.ts'
import { shoppingModule } from './shopping.module.ts'
import { systemModule } from './system.module.ts'
import { database, ports, type Settings, settings, stopping } from './tokens.ts'

/** Puts the product together over one database. */
export async function createContainer(
  orm: MikroORM,
  given: Settings,
  clock: Clock,
  stop: AbortSignal,
): Promise<Container> {
  const container = new Container()
  container.bind(database.orm).toConstantValue(orm)
  container.bind(settings).toConstantValue(given)
  container.bind(stopping).toConstantValue(stop)
  container.bind(ports.clock).toConstantValue(clock)
  container.load(
    administrationModule,
    artistDeskModule,
    ownArtworksModule,
    // Before the catalogue: '/artists/my-profile' is no artist's id.
    artistsModule,
    catalogueModule,
    foundModule,
    happeningsModule,
    identityModule,
    messagesModule,
    notificationsModule,
    orderAdministrationModule,
    ordersModule,
    paymentsModule,
    secondFactorsModule,
    shoppingModule,
    systemModule,
  )
  return container
}
