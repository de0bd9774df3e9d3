import { itemView } from '#application/orders/order-view.ts'
import { feeOf, withoutGaps } from '#domain/fair-pay/earnings.ts'
import { payoutStep } from '#domain/fair-pay/payout-step.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { carriageOf } from '#domain/orders/fulfilment.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { canArrive } from '#domain/orders/order-status.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { ArtistAccount, ArtistLedgerLine, ArtistOrder } from './artist-dashboard-reader.ts'
import type { InboxItem } from './artist-inbox.ts'
import type { ArtistOrderView, Earnings, InboxMessage, LedgerLineView } from './contract.ts'

/** An artist's part of an order as they see it. */
export function artistOrderView({
  number,
  status,
  placedAt,
  shipping,
  feePercent,
  lines,
  fulfilment,
  refunds,
}: ArtistOrder): ArtistOrderView {
  const { subtotal } = orderPrice(lines)
  const own = new Set(lines.map((line) => line.artist.id))
  const refunded = sumOf(
    refunds
      .flatMap(({ shares }) => shares)
      .filter(({ artistId }) => own.has(artistId))
      .map(({ amount }) => amount),
  )
  const { artist, platform } = splitPrice(subtotal - refunded, feePercent)
  return {
    number,
    status: fulfilment.status,
    placedAt: placedAt.toISOString(),
    items: lines.map((line) => itemView(line, { refunds })),
    shipping,
    carrier: fulfilment.carrier,
    trackingNumber: fulfilment.trackingNumber,
    canBeCorrected: canArrive({ status }, fulfilment),
    subtotal,
    refunded,
    fee: platform,
    artistReceives: artist,
    carriage: carriageOf(fulfilment),
  }
}

/** An artist's account as they see it; `payday` is the next one. */
export const earningsView = (account: ArtistAccount, now: Date, payday: Date): Earnings => {
  const { sales, refunded, fee, earned, paidOut, due, perMonth, ordersToShip } = account
  return {
    sales,
    refunded,
    netSales: sales - refunded,
    fee,
    earned,
    paidOut,
    balance: earned - paidOut,
    nextPayout: { on: payday.toISOString().slice(0, 10), amount: due },
    ordersToShip,
    perMonth: withoutGaps(perMonth, now),
  }
}

/** A line of the books as its artist sees it. */
export const ledgerLineView = (line: ArtistLedgerLine): LedgerLineView => ({
  at: line.at.toISOString(),
  orderNumber: line.orderNumber,
  kind: line.kind,
  payout: line.payout && { month: line.payout.month, step: payoutStep(line.payout, line.amount) },
  sales: line.sales,
  fee: line.kind === 'payout' ? 0 : feeOf(line),
  amount: line.amount,
})

/** A message as its artist sees it: without the address of whoever wrote it. */
export const inboxMessage = ({
  id,
  senderName,
  subject,
  text,
  sentAt,
  answers,
  readAt,
}: InboxItem): InboxMessage => ({
  id,
  from: senderName,
  subject,
  text,
  at: sentAt.toISOString(),
  answers: answers.map((answer) => ({ text: answer.text, at: answer.at.toISOString() })),
  read: readAt !== null,
})
