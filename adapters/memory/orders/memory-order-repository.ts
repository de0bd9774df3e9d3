import type { OrderRepository } from '#application/orders/order-repository.ts'
import { heldTogether, holdersOf } from '#domain/orders/holding.ts'
import type { Order } from '#domain/orders/order.ts'
import { canArrive } from '#domain/orders/order-status.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

export const memoryOrderRepository = (
  { orders, requests }: MemoryOrders,
  { attempts }: Pick<MemoryPayments, 'attempts'>,
): OrderRepository => ({
  async claim(keyDigest, fingerprint) {
    if (requests.has(keyDigest)) return false
    requests.set(keyDigest, { fingerprint, number: null })
    return true
  },

  async byKey(keyDigest) {
    const request = requests.get(keyDigest)
    const order = orders.get(request?.number ?? '')
    return request && order ? { fingerprint: request.fingerprint, order: copyOf(order) } : null
  },

  async held(holders) {
    const unpaid = [...orders.values()].filter(({ status }) => status === 'awaiting-payment')
    return holders.map(({ by, key }) => {
      const counted = unpaid.filter(({ confirmation }) => by === 'address' || confirmation === null)
      const theirs = counted.filter((order) =>
        holdersOf(order).some((holder) => holder.by === by && holder.key === key),
      )
      return heldTogether(theirs.map(({ lines }) => lines))
    })
  },

  async add(order, keyDigest) {
    if (orders.has(order.number)) return false
    orders.set(order.number, copyOf(order))
    const request = requests.get(keyDigest)
    if (request) requests.set(keyDigest, { ...request, number: order.number })
    return true
  },

  async byNumber(number) {
    const order = orders.get(number)
    return order ? copyOf(order) : null
  },

  async withAttempt(attemptId) {
    const attempt = attempts.get(attemptId)
    if (!attempt) return null
    const order = orders.get(attempt.orderNumber ?? '')
    return { attempt: copyOf(attempt), order: order ? copyOf(order) : null }
  },

  async save(order) {
    orders.set(order.number, copyOf(order))
  },

  async overdue(now, most) {
    return [...orders.values()]
      .filter((order) => order.isExpired(now))
      .toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())
      .slice(0, most)
      .map(({ number }) => number)
  },

  async longOnTheirWay(sentBy, most) {
    const sentAt = (order: Order): number =>
      Math.min(
        ...order.fulfilments
          .filter((each) => canArrive(order, each))
          .map(({ shippedAt }) => shippedAt?.getTime() ?? Number.POSITIVE_INFINITY),
      )
    return [...orders.values()]
      .filter((order) => sentAt(order) <= sentBy.getTime())
      .toSorted((one, other) => sentAt(one) - sentAt(other) || (one.number < other.number ? -1 : 1))
      .slice(0, most)
      .map(({ number }) => number)
  },
})
