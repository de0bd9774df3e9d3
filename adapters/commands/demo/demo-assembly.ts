import { artistDashboardInPostgres } from '#adapters/composition/artist-dashboard/artist-dashboard.postgres.ts'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { catalogueInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { fairPayInPostgres } from '#adapters/composition/fair-pay/fair-pay.postgres.ts'
import { identityInPostgres } from '#adapters/composition/identity/identity.postgres.ts'
import { messagesInPostgres } from '#adapters/composition/messages/messages.postgres.ts'
import { ordersInPostgres } from '#adapters/composition/orders/orders.postgres.ts'
import { payoutsInPostgres } from '#adapters/composition/payouts/payouts.postgres.ts'
import { shippingInPostgres } from '#adapters/composition/shipping/shipping.postgres.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { installation } from '#adapters/composition/tokens.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'

/** What the demo is filled in through. @param secretKey of the installation; nothing is sealed without one */
export const demoAssembly = (
  orm: ReturnType<typeof createOrm>,
  feePercent: number,
  secretKey = '',
): Assembly =>
  shopOver(
    orm,
    { feePercent, publicUrl: '' },
    [
      artistDashboardInPostgres,
      catalogueInPostgres,
      fairPayInPostgres,
      identityInPostgres,
      messagesInPostgres,
      ordersInPostgres,
      payoutsInPostgres,
      shippingInPostgres,
    ],
    [given(installation, { secretKey, mediaFolder: '' })],
  )
