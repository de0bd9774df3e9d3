import type { Order } from '#domain/orders/order.ts'
import { accessKeyOf, orderLink } from '../order-access.ts'
import type { OrderWriterPorts, WantedOrder, WrittenOrder } from './order-writing.ts'
import { putBackIntoCart } from './out-of-cart.ts'
import { askPhone, isRefused, takePayment } from './payment.ts'

/** A provider that cannot be asked now is asked by a job: the order waits for its phone. */
async function askPhoneNow(order: Order, ports: OrderWriterPorts, publicUrl: string): Promise<Order> {
  const { paymentReference: id, method, status } = order
  const attempt =
    method === 'mpesa' && status === 'awaiting-payment' && id ? await ports.attempts.byId(id) : null
  if (attempt?.standing !== 'unknown') return order
  return (await askPhone(attempt, ports, { publicUrl, link: null }).catch(() => null)) ?? order
}

/**
 * Asks the phone, or takes the money that is held, for an order that was placed just now. A provider that cannot be asked is asked
 * again later: the order waits. Where its money is refused, its buyer tries again with the cart that they had.
 * @param written how it was written by this very call; null where it was there before
 * @throws DomainError payment-refused
 */
export async function payAtOnce(
  order: Order,
  { request, cart, idempotencyKey }: WantedOrder,
  written: WrittenOrder | null,
  ports: OrderWriterPorts,
  publicUrl: string,
): Promise<Order> {
  const asked = await askPhoneNow(order, ports, publicUrl)
  const link = orderLink(publicUrl, order.number, accessKeyOf(order.id, idempotencyKey, ports.digest))
  try {
    return await takePayment(asked, { publicUrl, link }, ports, written?.attempt)
  } catch (error) {
    if (!isRefused(error)) return asked
    if (written) await putBackIntoCart(cart, request.items, ports)
    throw error
  }
}
