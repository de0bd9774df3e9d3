import type { OpenWays } from '#application/payments/payment-provider.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { carriageOf, type Fulfilment } from '#domain/orders/fulfilment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { keptShares, piecesBack, piecesInParcel, priceOfOrder, type Refund } from '#domain/orders/refund.ts'
import type { OrderPayment } from '#domain/payments/order-payment.ts'
import type { BuyerAction } from '#domain/payments/standing.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { OrderView } from './contract.ts'
import { paymentView } from './payment-view.ts'

/** What has to be known of an order to show it. */
export type ShownOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'email'
  | 'status'
  | 'lines'
  | 'shipping'
  | 'method'
  | 'paymentStatus'
  | 'feePercent'
  | 'placedAt'
  | 'expiresAt'
  | 'confirmation'
  | 'fulfilments'
  | 'timeline'
  | 'refunds'
>

function keptOf({ artist }: Fulfilment, order: ShownOrder): Cents {
  return keptShares(order).find(({ artistId }) => artistId === artist.id)?.kept ?? 0
}

/** A line, and what has become of its pieces. */
export const itemView = (
  line: OrderLine,
  order: { readonly refunds: readonly Pick<Refund, 'shares' | 'pieces'>[] },
): OrderView['items'][number] => ({
  ...line,
  givenBack: piecesBack(order, line.artworkId),
  inParcel: piecesInParcel(order, line),
})

/** An order as its buyer sees it; `payment` is how it is being paid, where that is told. */
export function orderView(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf' | 'shown'>,
  payment?: OrderPayment,
  action?: BuyerAction,
): OrderView {
  const { subtotal, shipping, total, left } = priceOfOrder(order)
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    status: order.status,
    items: order.lines.map((line) => itemView(line, order)),
    shipping: order.shipping,
    payment: paymentView(order, ways, payment, action),
    subtotal,
    shippingCost: shipping,
    total,
    left,
    refunds: order.refunds.map(({ at, amount, pieces }) => ({
      at: at.toISOString(),
      amount,
      lines: pieces.map(({ artworkId, quantity }) => ({ artworkId, quantity })),
    })),
    createdAt: order.placedAt.toISOString(),
    feePercent: order.feePercent,
    fulfilments: order.fulfilments.map((fulfilment) => {
      const kept = keptOf(fulfilment, order)
      return {
        artist: fulfilment.artist,
        status: fulfilment.status,
        carrier: fulfilment.carrier,
        trackingNumber: fulfilment.trackingNumber,
        kept,
        artistReceives: splitPrice(kept, order.feePercent).artist,
        carriage: carriageOf(fulfilment),
      }
    }),
    timeline: order.timeline.map(({ status, at }) => ({ status, at: at.toISOString() })),
  }
}
