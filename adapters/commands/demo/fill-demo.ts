import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { keepDemoPictures } from '#adapters/demo/demo-pictures.ts'
import { keepPastOrders, pastOrders, worksInPastOrders } from '#adapters/demo/past-orders.ts'
import { pastSignals } from '#adapters/demo/past-signals.ts'
import { boughtWorks } from '#adapters/postgres/demo/bought-works.ts'
import { seedDemo } from '#adapters/postgres/demo/demo-seed.ts'
import { keepSignals, worksNewestFirst } from '#adapters/postgres/demo/kept-signals.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { demoAssembly } from './demo-assembly.ts'

/** Hangs the demo catalogue and tells of its past, all or nothing; its pictures come first. */
export async function fillDemo(
  orm: ReturnType<typeof createOrm>,
  images: Pick<ImageStore, 'keepReady'>,
  feePercent: number,
  now: Date,
): Promise<void> {
  const assembly = demoAssembly(orm, feePercent)
  const db = assembly.get(database.queries)
  const [work, ids, kept] = [
    assembly.get(sharedPorts.work),
    assembly.get(system.ids),
    assembly.get(cataloguePorts.kept),
  ]
  const pictures = await keepDemoPictures(demoArtists, images, (hash) => kept.note(hash, now))
  await work.run(async () => {
    await seedDemo(db, work, ids, demoArtists, pictures, now)
    const ports = {
      ids,
      orders: assembly.get(orderPorts.orders),
      ledger: assembly.get(fairPayPorts.ledger),
      terms: assembly.get(shippingPorts.terms),
      digest: assembly.get(system.digest),
    }
    const bought = await boughtWorks(db, worksInPastOrders)
    await keepPastOrders(ports, pastOrders, bought, { feePercent, now })
    await keepSignals(db, pastSignals(await worksNewestFirst(db), now))
    await assembly.get(cataloguePorts.signals).settle(now)
  })
}
