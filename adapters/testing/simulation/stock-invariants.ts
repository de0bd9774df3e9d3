import { firstEndOfHolds } from '#adapters/memory/orders/orders-holding.ts'
import type { Order } from '#domain/orders/order.ts'
import { sumOf } from '#domain/shared/money.ts'
import { works } from './market.ts'
import { holds, type Truth } from './truth.ts'

/** Pieces that are not for sale because of an order. */
function takenBy(order: Order, artworkId: string): number {
  if (order.status === 'cancelled' || !order.holdsWorks) return 0
  const bought = order.lines.filter((line) => line.artworkId === artworkId)
  const back = order.refunds
    .flatMap(({ pieces }) => pieces)
    .filter((each) => each.artworkId === artworkId && !each.wasSent)
  return sumOf(bought.map(({ quantity }) => quantity)) - sumOf(back.map(({ quantity }) => quantity))
}

export function stockIsRight({ memory: { gallery, orders } }: Truth): void {
  for (const { id, title, stock: made } of works) {
    const taken = sumOf([...orders.orders.values()].map((order) => takenBy(order, id)))
    const stock = gallery.artworks.get(id)?.stock ?? -1
    holds(
      stock >= 0 && stock === made - taken,
      'Stock is what was made less what was sold or is held.',
      title,
      { made, taken, stock },
    )
  }
}

export function holdsAreRight({ memory: { gallery, orders, payments } }: Truth): void {
  for (const { id, title } of works) {
    const seen = gallery.artworks.get(id)?.heldUntil ?? null
    const end = firstEndOfHolds(orders, payments, id)
    holds(
      seen?.getTime() === end?.getTime(),
      'Works are held as long as orders wait for the money for them.',
      title,
      { seen, end },
    )
  }
}
