import type { Order } from '#domain/orders/order.ts'
import { priceOf } from './availability.ts'
import type { OrderWriter, OrderWriterPorts, WantedOrder } from './steps/order-writing.ts'

/**
 * Holds the money and writes the order, which waits for the money to be taken; lets go of it when there is no order to
 * pay for.
 * @throws DomainError payment-refused, and as the writer does
 */
export async function placeByCard(
  wanted: WantedOrder,
  token: string,
  write: OrderWriter,
  ports: OrderWriterPorts,
): Promise<Order | null> {
  const { orders, stock, gateway, jobs, digest } = ports
  const { items } = wanted.request
  const works = await stock.look(items.map(({ artworkId }) => artworkId))
  const amount = priceOf(wanted.request, works)
  const { reference } = await gateway.authorise(token, amount, wanted.idempotencyKey)

  // The sum held is the sum that is written: a price that moves between the two refuses the order.
  const priceOfOne = new Map(works.map(({ id, price }) => [id, price]))
  const priced = items.map((item) => ({ ...item, price: priceOfOne.get(item.artworkId) }))
  const request = { ...wanted.request, items: priced }
  // The same request, sent twice, shares one hold unless its card became another token: a hold that the written order
  // does not pay with is let go.
  const letGo = async () => {
    const written = await orders.byKey(digest(wanted.idempotencyKey))
    if (written?.order.paymentReference === reference) return
    await gateway.release(reference).catch(() => jobs.add('let-go-of-hold', { reference }))
  }
  const order = await write({ ...wanted, request }, reference).catch(async (error: unknown) => {
    await letGo()
    throw error
  })
  if (!order) await letGo()
  return order
}
