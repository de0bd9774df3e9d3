import { postgresArtworkStock } from '#adapters/postgres/orders/postgres-artwork-stock.ts'
import { postgresOrderListReader } from '#adapters/postgres/orders/postgres-order-list-reader.ts'
import { postgresOrderRepository } from '#adapters/postgres/orders/postgres-order-repository.ts'
import { postgresOwnOrderReader } from '#adapters/postgres/orders/postgres-own-order-reader.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { orderPorts } from './orders.tokens.ts'

export const ordersInPostgres = portSet(orderPorts, database, {
  orders: ({ queries }) => postgresOrderRepository(queries),
  stock: ({ queries }) => postgresArtworkStock(queries),
  list: ({ queries }) => postgresOrderListReader(queries),
  ownOrders: ({ queries }) => postgresOwnOrderReader(queries),
})
