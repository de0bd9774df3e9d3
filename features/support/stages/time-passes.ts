import type { Assembly } from '#adapters/composition/assembly.ts'
import { favouriteServices } from '#adapters/composition/favourites/favourites.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { waitingServices } from '#adapters/composition/waiting/waiting.tokens.ts'
import type { MovableClock } from '../movable-clock.ts'

/** Time goes by, and what is due by the clock happens. */
export async function timePasses(shop: Assembly, clock: MovableClock, milliseconds: number): Promise<void> {
  const news = shop.get(favouriteServices.newWorks)
  const waiting = shop.get(waitingServices.news)
  // What comes every minute has come before.
  await news.tell()
  await waiting.tell()
  clock.advance(milliseconds)
  await shop.get(orderServices.openPayments).lookAtSilent()
  await shop.get(orderServices.unpaidOrders).expire()
  await shop.get(orderServices.parcels).takeAsArrived()
  await shop.get(payoutServices.payday).come()
  await news.tell()
  await waiting.tell()
}
