import { afterAll, expect, it } from 'vitest'
import { Memory } from '#adapters/memory/memory.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { adminPorts, adminServices } from './admin/admin.tokens.ts'
import { artistDashboardPorts, artistDashboardServices } from './artist-dashboard/artist-dashboard.tokens.ts'
import { artistPorts, artistServices } from './artists/artists.tokens.ts'
import { cartPorts, cartServices } from './cart/cart.tokens.ts'
import { cataloguePorts, catalogueServices, intakePorts } from './catalogue/catalogue.tokens.ts'
import { fairPayPorts, fairPayServices } from './fair-pay/fair-pay.tokens.ts'
import { favouritePorts, favouriteServices } from './favourites/favourites.tokens.ts'
import {
  identityPorts,
  identityServices,
  providerPorts,
  secondFactorPorts,
} from './identity/identity.tokens.ts'
import { messagePorts, messageServices } from './messages/messages.tokens.ts'
import { notificationPorts } from './notifications/notifications.tokens.ts'
import { orderPorts, orderServices } from './orders/orders.tokens.ts'
import { sharedPorts } from './shared/shared.tokens.ts'
import { waitingPorts, waitingServices } from './waiting/waiting.tokens.ts'

// Where there are pictures they stand on a store of them, which a server brings.
const { sights: _sights, unusedPictures: _unused, ...services } = catalogueServices

const all = {
  adminPorts,
  adminServices,
  artistDashboardPorts,
  artistDashboardServices,
  artistPorts,
  artistServices,
  cartPorts,
  cartServices,
  cataloguePorts,
  catalogueServices: services,
  fairPayPorts,
  fairPayServices,
  favouritePorts,
  favouriteServices,
  identityPorts,
  identityServices,
  intakePorts,
  messagePorts,
  messageServices,
  notificationPorts,
  orderPorts,
  orderServices,
  providerPorts,
  secondFactorPorts,
  sharedPorts,
  waitingPorts,
  waitingServices,
}
const database = await testDatabase()
afterAll(() => database.close())
const assemblies = { memory: memoryAssembly(new Memory()), PostgreSQL: postgresAssembly(database.orm) }

it.each(Object.entries(assemblies))('%s stands behind every port and service', (_, assembly) => {
  for (const [group, things] of Object.entries(all))
    for (const [name, thing] of Object.entries(things))
      expect([group, name, assembly.get<unknown>(thing) === undefined]).toEqual([group, name, false])
})
