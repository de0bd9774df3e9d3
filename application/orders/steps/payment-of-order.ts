import type { Order } from '#domain/orders/order.ts'
import { type OrderPayment, orderPayment } from '#domain/payments/order-payment.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'

/** How an order is being paid; a transfer may have come in part. */
export async function paymentOf(
  { method, status, number, total }: Pick<Order, 'method' | 'status' | 'number' | 'total'>,
  attempts: readonly PaymentAttempt[],
  { money }: { readonly money: Pick<IncomingMoneyRepository, 'waitingFor'> },
): Promise<OrderPayment> {
  const mayHaveParts = method === 'atm' && status === 'awaiting-payment'
  const parts = mayHaveParts ? await money.waitingFor(number) : []
  return orderPayment(
    total,
    attempts,
    parts.map(({ sum }) => sum),
  )
}
