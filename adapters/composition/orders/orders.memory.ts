import { statementFiles } from '#adapters/bank/statement.ts'
import { memoryArtworkStock } from '#adapters/memory/orders/memory-artwork-stock.ts'
import { memoryIncomingMoney } from '#adapters/memory/orders/memory-incoming-money.ts'
import { memoryOrderListReader } from '#adapters/memory/orders/memory-order-list-reader.ts'
import { memoryOrderRepository } from '#adapters/memory/orders/memory-order-repository.ts'
import { memoryOwnOrderReader } from '#adapters/memory/orders/memory-own-order-reader.ts'
import { memoryPaymentCheckRepository } from '#adapters/memory/orders/memory-payment-check-repository.ts'
import { memoryRefundDueRepository } from '#adapters/memory/orders/memory-refund-due-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { orderPorts } from './orders.tokens.ts'

export const ordersInMemory = portSet(orderPorts, memoryStore, {
  orders: ({ memory: { orders, payments } }) => memoryOrderRepository(orders, payments),
  stock: ({ memory: { gallery, orders, payments } }) => memoryArtworkStock(gallery, orders, payments),
  list: ({ memory: { orders } }) => memoryOrderListReader(orders),
  money: ({ memory: { orders } }) => memoryIncomingMoney(orders),
  // Nobody else waits meanwhile.
  statements: () => statementFiles,
  ownOrders: ({ memory: { orders } }) => memoryOwnOrderReader(orders),
  refundsDue: ({ memory: { orders, payments } }) => memoryRefundDueRepository(orders, payments),
  checks: ({ memory: { orders, payments, gallery } }) =>
    memoryPaymentCheckRepository(orders, payments, gallery),
})
