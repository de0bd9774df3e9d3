import { keepPastMessages } from '#adapters/demo/past-messages.ts'
import { keepPastOrders, pastSales, worksInPastSales } from '#adapters/demo/past-orders.ts'
import { postgresArtistInbox } from '#adapters/postgres/artist-desk/postgres-artist-inbox.ts'
import { Database } from '#adapters/postgres/database.ts'
import { soldWorks } from '#adapters/postgres/demo/bought-works.ts'
import { postgresLedgerRepository } from '#adapters/postgres/fair-pay/postgres-ledger-repository.ts'
import { postgresMessageRepository } from '#adapters/postgres/messages/postgres-message-repository.ts'
import { postgresOrderRepository } from '#adapters/postgres/orders/postgres-order-repository.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'

/** Lays sales of many months, orders to send and letters on the desk of an artist of the demo. Inside a unit of work. */
export async function fillDemoDesk(
  orm: ReturnType<typeof createOrm>,
  sql: Sql,
  artistId: string,
  settings: { readonly feePercent: number; readonly now: Date },
): Promise<void> {
  const db = new Database(orm)
  const ports = {
    orders: postgresOrderRepository(orm, sql),
    ledger: postgresLedgerRepository(db),
    messages: postgresMessageRepository(db),
    inbox: postgresArtistInbox(db),
    ids: randomIds,
    digest: sha256,
  }
  const sold = await soldWorks(sql, artistId, worksInPastSales)
  await keepPastOrders(ports, pastSales, sold, settings)
  await keepPastMessages(ports, artistId, settings.now)
}
