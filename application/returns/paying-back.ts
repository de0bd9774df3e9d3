import type { OrderPlace } from '#application/notifications/order-mails.ts'
import { type SettlementPorts, settleRefund } from '#application/orders/settlement.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Pieces } from '#domain/returns/return.ts'
import { piecesToRefund } from '#domain/returns/withdrawal.ts'

/** Under which id money goes back, for what, when, and who has caused it. */
export interface PaidBack {
  /** The withdrawal's or the return's own: each is paid back once. */
  readonly id: string
  readonly pieces: readonly Pieces[]
  readonly at: Date
  /** An account; null for a guest. */
  readonly askedBy: string | null
}

/** Gives the money of pieces back where that has not happened otherwise, inside the unit of work that has locked the order. */
export async function payBack(
  order: Order,
  { pieces, ...asked }: PaidBack,
  ports: SettlementPorts,
  place: OrderPlace,
): Promise<void> {
  const lines = piecesToRefund(pieces, order)
  if (lines.length === 0) return
  const booked = order.refund({ lines }, asked)
  await settleRefund(order, booked, 'called off by the shop', ports, place)
}
