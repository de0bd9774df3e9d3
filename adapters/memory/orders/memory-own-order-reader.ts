import type { OrderPlace, OwnOrderReader } from '#application/orders/own-order-reader.ts'
import { isOrderOf } from '#domain/orders/buyer.ts'
import type { MemoryBooks } from './memory-books.ts'

const laterFirst = (one: OrderPlace, other: OrderPlace): number =>
  other.placedAt - one.placedAt || Number(one.id < other.id) - Number(one.id > other.id)

export const memoryOwnOrderReader = ({ orders }: MemoryBooks): OwnOrderReader => ({
  async slice(buyer, limit, after) {
    const all = [...orders.values()]
      .filter((order) => isOrderOf(buyer, order))
      .map((order) => ({ order, id: order.id, placedAt: order.placedAt.getTime() }))
      .toSorted(laterFirst)
    const following = after ? all.filter((each) => laterFirst(after, each) < 0) : all
    const page = following.slice(0, limit)
    const final = page.at(-1)
    return {
      items: page.map(({ order }) => order),
      last: final && following.length > limit ? { placedAt: final.placedAt, id: final.id } : null,
      total: all.length,
    }
  },
})
