import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { Fulfilment, Order } from '#domain/orders/order.ts'
import { shippingCost } from '#domain/orders/shipping.ts'
import { dollarsFrom, formatMoney } from '#domain/shared/money.ts'
import type { OrderView } from './contract.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** What is left for the buyer to do, or null. */
export function paymentInstructions(order: Order, gateway: PaymentGateway): string | null {
  if (order.status !== 'awaiting-payment' || order.method === 'card') return null
  return order.method === 'mpesa'
    ? `Please confirm the payment of ${formatMoney(order.total)} on your phone within 15 minutes.`
    : gateway.transferInstructions(order.total, order.number)
}

function receivedBy({ artist }: Fulfilment, order: Order): number {
  const share = order.shares.find(({ artistId }) => artistId === artist.id)
  return dollarsFrom(splitPrice(share?.subtotal ?? 0, order.feePercent).artist)
}

/** An order as its buyer sees it. */
export function orderView(order: Order, gateway: PaymentGateway): OrderView {
  const instructions = paymentInstructions(order, gateway)
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    items: order.lines.map(({ price, ...line }) => ({ ...line, price: dollarsFrom(price) })),
    shipping: order.shipping,
    payment: { method: order.method, status: order.paymentStatus, ...(instructions ? { instructions } : {}) },
    subtotal: dollarsFrom(order.total),
    shippingCost: dollarsFrom(shippingCost),
    total: dollarsFrom(order.total + shippingCost),
    createdAt: order.placedAt.toISOString(),
    fulfilments: order.fulfilments.map((fulfilment) => ({
      ...fulfilment,
      artistReceives: receivedBy(fulfilment, order),
    })),
    timeline: order.timeline.map(({ status, at }) => ({ status, at: at.toISOString() })),
  }
}
