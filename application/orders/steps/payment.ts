import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { endUnpaid, type SettlementPorts, settlePayment } from '../settlement.ts'

export interface TakePaymentPorts extends SettlementPorts {
  readonly gateway: PaymentGateway
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** Whether the gateway has said no, and will not say anything else. */
export const isRefused = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.refusal === 'payment-refused'

const isToBeTaken = ({ method, status }: Order): boolean => method === 'card' && status === 'awaiting-payment'

/**
 * Takes the money that is held for an order, and only then books it and confirms the order. May be asked again, also
 * beside itself; where the order has ended meanwhile, what was taken is given back. Refused, the order ends.
 * @returns the order as it is then
 * @throws DomainError payment-refused; anything else when the gateway could not be asked
 */
export async function takePayment(
  order: Order,
  place: { readonly publicUrl: string; readonly link: string },
  ports: TakePaymentPorts,
): Promise<Order> {
  const { number, paymentReference: reference } = order
  if (!isToBeTaken(order) || reference === null) return order
  const { orders, jobs, gateway, work, clock } = ports
  const changed = (change: (current: Order, now: Date) => Promise<void>): Promise<Order> =>
    work.run(async () => {
      const current = await orders.byNumber(number)
      if (!current) return order
      await change(current, clock.now())
      return current
    })

  try {
    await gateway.capture(reference)
  } catch (error) {
    if (!isRefused(error)) throw error
    await changed(async (current, now) => {
      if (!isToBeTaken(current)) return
      current.failPayment(now)
      await endUnpaid(current, { cardRefused: error.message }, ports, now, place)
    })
    throw error
  }

  return changed(async (current, now) => {
    if (isToBeTaken(current)) {
      current.markPaid(now)
      await orders.save(current)
      await settlePayment(current, ports, now, place)
    } else if (current.status === 'cancelled')
      await jobs.add('give-back-payment', { reference, amount: current.total, key: `late:${current.id}` })
  })
}
