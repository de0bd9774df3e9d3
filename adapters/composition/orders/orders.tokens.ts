import type { ArtworkStock } from '#application/orders/artwork-stock.ts'
import type { Ordering } from '#application/orders/contract.ts'
import type { MoneyIn, StatementFiles } from '#application/orders/incoming-money-contract.ts'
import type { IncomingMoneyRepository } from '#application/orders/incoming-money-repository.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { OrderListReader } from '#application/orders/order-list-reader.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import type { PaymentCheckRepository } from '#application/orders/payment-check-repository.ts'
import type { PaymentChecks } from '#application/orders/payment-checks-contract.ts'
import type { ReceiptPrinter } from '#application/orders/receipt-printer.ts'
import type { PrintedReceipts, Receipts } from '#application/orders/receipts-contract.ts'
import type { RefundDueRepository } from '#application/orders/refund-due-repository.ts'
import type { RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import type { Parcels } from '#application/orders/services/parcels-service.ts'
import type { PaymentChecking } from '#application/orders/services/payment-check-service.ts'
import type { UnpaidOrders } from '#application/orders/services/unpaid-orders-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const orderPorts = {
  orders: token<OrderRepository>('orders'),
  stock: token<ArtworkStock>('stock'),
  list: token<OrderListReader>('order list'),
  ownOrders: token<OwnOrderReader>('ownOrders'),
  money: token<IncomingMoneyRepository>('incoming money'),
  statements: token<StatementFiles>('statements'),
  refundsDue: token<RefundDueRepository>('refunds due'),
  checks: token<PaymentCheckRepository>('payment checks'),
}

/** The same paper, whatever stands behind the ports. */
export const receiptPrinter = token<ReceiptPrinter>('receiptPrinter')

export const orderServices = {
  ordering: token<(caller: Caller, address?: string) => Ordering>('ordering'),
  unpaidOrders: token<UnpaidOrders>('unpaidOrders'),
  openPayments: token<OpenPayments>('openPayments'),
  parcels: token<Parcels>('parcels'),
  administration: token<(caller: Caller) => OrderAdministration>('order administration'),
  moneyIn: token<(caller: Caller) => MoneyIn>('money in'),
  refundsDue: token<(caller: Caller) => RefundsDue>('refunds due service'),
  checking: token<PaymentChecking>('payment checking'),
  checks: token<(caller: Caller) => PaymentChecks>('payment checks service'),
  receipts: token<(caller: Caller) => Receipts & PrintedReceipts>('receipts'),
}
