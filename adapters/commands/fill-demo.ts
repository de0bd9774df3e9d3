import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { keepPastOrders, pastOrders, worksInPastOrders } from '#adapters/demo/past-orders.ts'
import { pastSignals } from '#adapters/demo/past-signals.ts'
import { postgresArtworkSignals } from '#adapters/postgres/catalogue/postgres-artwork-signals.ts'
import { Database } from '#adapters/postgres/database.ts'
import { boughtWorks } from '#adapters/postgres/demo/bought-works.ts'
import { seedDemo } from '#adapters/postgres/demo/demo-seed.ts'
import { keepSignals, worksNewestFirst } from '#adapters/postgres/demo/kept-signals.ts'
import { postgresLedgerRepository } from '#adapters/postgres/fair-pay/postgres-ledger-repository.ts'
import { postgresOrderRepository } from '#adapters/postgres/orders/postgres-order-repository.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'

/** Hangs the demo catalogue and tells of its past, all or nothing. */
export async function fillDemo(
  orm: ReturnType<typeof createOrm>,
  feePercent: number,
  now: Date,
): Promise<void> {
  const sql = createSql(orm)
  const work = postgresUnitOfWork(orm)
  await work.run(async () => {
    await seedDemo(sql, work, randomIds, demoArtists, now)
    const ports = {
      orders: postgresOrderRepository(orm, sql),
      ledger: postgresLedgerRepository(new Database(orm)),
      ids: randomIds,
      digest: sha256,
    }
    const bought = await boughtWorks(sql, worksInPastOrders)
    await keepPastOrders(ports, pastOrders, bought, { feePercent, now })
    await keepSignals(sql, pastSignals(await worksNewestFirst(sql), now))
    await postgresArtworkSignals(sql, work).settle(now)
  })
}
