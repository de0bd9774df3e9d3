import { isUndone } from '#domain/orders/order-status.ts'
import { holds, type Truth } from './truth.ts'

/** How often a work has left an account's cart with an order, and how often with one that has come to nothing. */
interface Left {
  readonly all: number
  readonly undone: number
}

/** What is true of carts at each moment. @throws Broken */
export function cartsAreRight({ memory: { carts, orders }, wanted, putIn }: Truth): void {
  const standing = new Map<string, string>()
  const left = new Map<string, Left>()
  for (const { keyDigest, request, caller } of wanted) {
    const order = orders.orders.get(orders.requests.get(keyDigest)?.number ?? '')
    if (!order) continue
    const isOver = isUndone(order)
    for (const { artworkId, line } of request.items) {
      if (line !== undefined && !isOver) {
        holds(!standing.has(line), 'Of one line one order stands.', line, standing.get(line), order.number)
        standing.set(line, order.number)
      }
      if (!request.fromCart || !caller) continue
      const name = `${caller.userId} ${artworkId}`
      const { all, undone } = left.get(name) ?? { all: 0, undone: 0 }
      left.set(name, { all: all + 1, undone: undone + (isOver ? 1 : 0) })
    }
  }
  for (const [name, times] of putIn) {
    const [userId = '', artworkId] = name.split(' ')
    const isIn = (carts.lines.get(userId) ?? []).some((line) => line.artworkId === artworkId)
    const { all, undone } = left.get(name) ?? { all: 0, undone: 0 }
    const back = all + (isIn ? 1 : 0) - times
    holds(back >= 0, 'Nothing leaves an account’s cart but with an order.', name, { times, all, isIn })
    holds(
      back <= undone,
      'What an order took from an account’s cart is out of it, unless it was put back.',
      name,
      { times, all, undone, isIn },
    )
  }
}
