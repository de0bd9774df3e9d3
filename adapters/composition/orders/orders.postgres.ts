import { statementsApart } from '#adapters/bank/statements-apart.ts'
import { postgresArtworkStock } from '#adapters/postgres/orders/postgres-artwork-stock.ts'
import { postgresIncomingMoney } from '#adapters/postgres/orders/postgres-incoming-money.ts'
import { postgresOrderListReader } from '#adapters/postgres/orders/postgres-order-list-reader.ts'
import { postgresOrderRepository } from '#adapters/postgres/orders/postgres-order-repository.ts'
import { postgresOwnOrderReader } from '#adapters/postgres/orders/postgres-own-order-reader.ts'
import { postgresPaymentCheckRepository } from '#adapters/postgres/orders/postgres-payment-check-repository.ts'
import { postgresRefundDueRepository } from '#adapters/postgres/orders/postgres-refund-due-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { orderPorts } from './orders.tokens.ts'

export const ordersInPostgres = portSet(orderPorts, database, {
  orders: ({ queries }) => postgresOrderRepository(queries),
  stock: ({ queries }) => postgresArtworkStock(queries),
  list: ({ queries }) => postgresOrderListReader(queries),
  money: ({ queries }) => postgresIncomingMoney(queries),
  statements: () => statementsApart(),
  ownOrders: ({ queries }) => postgresOwnOrderReader(queries),
  refundsDue: ({ queries }) => postgresRefundDueRepository(queries),
  checks: ({ queries }) => postgresPaymentCheckRepository(queries),
})
