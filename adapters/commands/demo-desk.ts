import { artistDeskPorts } from '#adapters/composition/artist-desk/artist-desk.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { keepPastMessages } from '#adapters/demo/past-messages.ts'
import { keepPastOrders, pastSales, worksInPastSales } from '#adapters/demo/past-orders.ts'
import { soldWorks } from '#adapters/postgres/demo/bought-works.ts'

/** Lays sales of many months, orders to send and letters on the desk of an artist of the demo. Inside a unit of work. */
export async function fillDemoDesk(
  shop: Assembly,
  artistId: string,
  settings: { readonly feePercent: number; readonly now: Date },
): Promise<void> {
  const ports = {
    orders: shop.get(orderPorts.orders),
    ledger: shop.get(fairPayPorts.ledger),
    messages: shop.get(messagePorts.messages),
    inbox: shop.get(artistDeskPorts.inbox),
    ids: shop.get(system.ids),
    digest: shop.get(system.digest),
  }
  const sold = await soldWorks(shop.get(database.sql), artistId, worksInPastSales)
  await keepPastOrders(ports, pastSales, sold, settings)
  await keepPastMessages(ports, artistId, settings.now)
}
