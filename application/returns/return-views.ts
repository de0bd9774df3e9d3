import { isShipped } from '#domain/orders/fulfilment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Pieces, Return } from '#domain/returns/return.ts'
import { isOpen } from '#domain/returns/return.ts'
import { linesToWithdraw, type Withdrawal } from '#domain/returns/withdrawal.ts'
import { canWithdraw, isOver, lastDayToWithdraw } from '#domain/returns/withdrawal-window.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { AfterSaleView, LineView, ReturnView } from './contract.ts'

const linesOf = (pieces: readonly Pieces[], { lines }: Pick<Order, 'lines'>): readonly LineView[] =>
  pieces.flatMap(({ artworkId, quantity }) => {
    const line = lines.find((each) => each.artworkId === artworkId)
    return line ? [{ artworkId, title: line.title, quantity, imageUrl: line.imageUrl }] : []
  })

/** A withdrawal's and a return's refund goes by their own id. */
const givenBackFor = ({ id }: { readonly id: string }, { refunds }: Pick<Order, 'refunds'>): Cents =>
  refunds.find((refund) => refund.id === id)?.amount ?? 0

/** A return as everybody sees it who has to do with it. */
export const returnView = (each: Return, order: Order, now: Date): ReturnView => ({
  id: each.id,
  artist: { id: each.artistId, name: each.artistName },
  status: each.status,
  lines: linesOf(each.pieces, order),
  sendTo: each.sendTo,
  askedAt: each.askedAt.toISOString(),
  sendBy: each.sendBy.toISOString(),
  isOverdue: isOpen(each) && isOver(each.sendBy, now),
  carrier: each.carrier,
  trackingNumber: each.trackingNumber,
  sentAt: each.sentAt?.toISOString() ?? null,
  endedAt: each.endedAt?.toISOString() ?? null,
  givenBack: givenBackFor(each, order),
})

/** What a buyer can withdraw from, and what they have withdrawn from. */
export function afterSaleView(
  order: Order,
  withdrawals: readonly Withdrawal[],
  returns: readonly Return[],
  now: Date,
): AfterSaleView {
  const sent = new Set(order.fulfilments.filter(isShipped).map(({ artist }) => artist.id))
  const items = canWithdraw(order, now) ? linesToWithdraw(order, returns) : []
  return {
    number: order.number,
    canWithdraw: items.length > 0,
    lastDay: lastDayToWithdraw(order)?.toISOString() ?? null,
    name: order.shipping.name,
    email: order.email,
    items: items.map(({ artworkId, title, quantity, imageUrl, price, artist }) => ({
      artworkId,
      title,
      quantity,
      imageUrl,
      price,
      artist,
      wasSent: sent.has(artist.id),
    })),
    withdrawals: withdrawals.map((each) => ({
      id: each.id,
      name: each.name,
      email: each.email,
      at: each.at.toISOString(),
      lines: linesOf(each.pieces, order),
      givenBack: givenBackFor(each, order),
    })),
    returns: returns.map((each) => returnView(each, order, now)),
  }
}
