import { artistDeskInPostgres } from '#adapters/composition/artist-desk/artist-desk.postgres.ts'
import { artistsModule } from '#adapters/composition/artists/artists.module.ts'
import { artistsInPostgres } from '#adapters/composition/artists/artists.postgres.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { catalogueModule } from '#adapters/composition/catalogue/catalogue.module.ts'
import { catalogueInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { fairPayInPostgres } from '#adapters/composition/fair-pay/fair-pay.postgres.ts'
import { messagesInPostgres } from '#adapters/composition/messages/messages.postgres.ts'
import { ordersInPostgres } from '#adapters/composition/orders/orders.postgres.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'

/** What the demo is filled in through, and looked at. */
export const demoShop = (orm: ReturnType<typeof createOrm>, feePercent: number): Assembly =>
  shopOver(orm, { feePercent, publicUrl: '' }, [
    artistDeskInPostgres,
    artistsModule,
    artistsInPostgres,
    catalogueModule,
    catalogueInPostgres,
    fairPayInPostgres,
    messagesInPostgres,
    ordersInPostgres,
  ])
