import { expect, it } from 'vitest'
import { memoryOrderRepository } from '#adapters/memory/orders/memory-order-repository.ts'
import { memoryUnitOfWork } from '#adapters/memory/shared/memory-unit-of-work.ts'
import { MemoryOrders } from '#adapters/memory/store/memory-orders.ts'
import { MemoryPayments } from '#adapters/memory/store/memory-payments.ts'
import type { Order } from '#domain/orders/order.ts'
import { aPaidOrder } from '#domain/testing/orders.ts'
import { parcelsService } from './parcels-service.ts'

const sentAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number) => new Date(sentAt.getTime() + days * 86_400_000)

function sent(number: string): Order {
  const order = aPaidOrder({ id: number, number, accessKeyDigest: number }, sentAt)
  order.ship('amina', 'DHL', '1', sentAt)
  return order
}

it('writes nothing of an order that has arrived already, or is gone', async () => {
  const arrived = sent('1000-0000')
  arrived.arrive('amina', sentAt)
  const found = [arrived, null]
  const listed = ['1000-0000', '1001-0000']
  const parcels = parcelsService({
    orders: {
      ...memoryOrderRepository(new MemoryOrders(), new MemoryPayments()),
      longOnTheirWay: async () => listed.splice(0),
      byNumber: async () => found.shift() ?? null,
      save: () => Promise.reject(new Error('It is written.')),
    },
    work: memoryUnitOfWork(),
    clock: { now: () => after(30) },
  })
  expect(await parcels.takeAsArrived()).toBe(0)
})

it('takes every parcel that was sent 21 days ago as arrived, also beside one that fails', async () => {
  let now = after(20)
  const kept = new MemoryOrders()
  const orders = memoryOrderRepository(kept, new MemoryPayments())
  const numbers = Array.from({ length: 60 }, (_, index) => `${1000 + index}-0000`)
  for (const number of numbers) kept.orders.set(number, sent(number))
  let broken = numbers[0]
  const parcels = parcelsService({
    orders: {
      ...orders,
      save: async (order) => {
        if (order.number === broken) throw new Error('no answer')
        await orders.save(order)
      },
    },
    work: memoryUnitOfWork(),
    clock: { now: () => now },
  })
  expect(await parcels.takeAsArrived()).toBe(0)
  now = after(21)
  await expect(parcels.takeAsArrived()).rejects.toThrow('Some parcels could not be taken as arrived.')
  broken = ''
  expect(await parcels.takeAsArrived()).toBe(1)
  expect(new Set([...kept.orders.values()].map(({ status }) => status))).toEqual(new Set(['delivered']))
})
