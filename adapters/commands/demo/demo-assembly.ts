import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { catalogueInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { identityInPostgres } from '#adapters/composition/identity/identity.postgres.ts'
import { ordersInPostgres } from '#adapters/composition/orders/orders.postgres.ts'
import { payoutsInPostgres } from '#adapters/composition/payouts/payouts.postgres.ts'
import { shippingInPostgres } from '#adapters/composition/shipping/shipping.postgres.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { installation } from '#adapters/composition/tokens.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'

/** What the demo is filled in through: `secretKey` is the installation's, with which things are sealed. */
export const demoAssembly = (
  orm: ReturnType<typeof createOrm>,
  { feePercent, secretKey }: { readonly feePercent: number; readonly secretKey: string },
): Assembly =>
  shopOver(
    orm,
    { feePercent, publicUrl: '' },
    [catalogueInPostgres, identityInPostgres, ordersInPostgres, payoutsInPostgres, shippingInPostgres],
    [given(installation, { secretKey, mediaFolder: '' })],
  )
