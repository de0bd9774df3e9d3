import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { keepPastMessages } from '#adapters/demo/past-messages.ts'
import { keepPastOrders, pastSales, worksInPastSales } from '#adapters/demo/past-orders.ts'
import { soldWorks } from '#adapters/postgres/demo/bought-works.ts'

/** Gives an artist of the demo sales of many months, orders to send and messages. Inside a unit of work. */
export async function fillArtistHistory(
  assembly: Assembly,
  artistId: string,
  settings: { readonly feePercent: number; readonly now: Date },
): Promise<void> {
  const ports = {
    orders: assembly.get(orderPorts.orders),
    ledger: assembly.get(fairPayPorts.ledger),
    terms: assembly.get(shippingPorts.terms),
    messages: assembly.get(messagePorts.messages),
    inbox: assembly.get(artistDashboardPorts.inbox),
    ids: assembly.get(system.ids),
    digest: assembly.get(system.digest),
  }
  const sold = await soldWorks(assembly.get(database.queries), artistId, worksInPastSales)
  await keepPastOrders(ports, pastSales, sold, settings)
  await keepPastMessages(ports, artistId, settings.now)
}
