import type { Order } from '#domain/orders/order.ts'
import { isSecured, type StandingName } from '#domain/payments/standing.ts'
import type { ArtworkStock } from '../artwork-stock.ts'

/**
 * Inside the unit of work in which a payment's standing changed, and was saved: the works of an order that waits are as good as
 * sold once its money is held, and are held for it again where it is not any more.
 */
export async function holdAsPaid(
  { lines, expiresAt, status }: Order,
  before: StandingName,
  now: StandingName,
  { stock }: { readonly stock: ArtworkStock },
): Promise<void> {
  if (status !== 'awaiting-payment' || isSecured(now) === isSecured(before)) return
  await (isSecured(now) ? stock.holdAnew(lines) : stock.hold(lines, expiresAt))
}
