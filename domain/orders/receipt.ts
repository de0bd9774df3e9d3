import { ledgerSum, type PostedEntry } from '#domain/fair-pay/ledger.ts'
import { backAtRate, type RatedPrice } from '#domain/payments/foreign-sum.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import { carriageOfAll } from '#domain/shipping/carriage.ts'
import { carriageOf, type Fulfilment } from './fulfilment.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { type OrderPrice, orderPrice } from './order-price.ts'

/** The works of one artist on a receipt, and who got what of their price. */
export interface ReceiptPart {
  readonly artist: OrderLine['artist']
  readonly lines: OrderPrice<OrderLine>['lines']
  /** What these works cost: what the artist receives and the platform's fee together. */
  readonly subtotal: Cents
  readonly artistReceives: Cents
  readonly fee: Cents
  /** What of the artist's part goes to the carrier, about; null where it is not told. */
  readonly carriage: Cents | null
}

/** Money that went back to the buyer, and who gave it. */
export interface ReceiptRefund {
  readonly at: Date
  readonly amount: Cents
  readonly fromArtists: Cents
  readonly fromPlatform: Cents
  /** The same in what was agreed; null in dollars. */
  readonly back: AgreedSum | null
}

/** What was paid for an order, to whom it went, and what has gone back since, as the books have it. */
export interface Receipt
  extends Pick<Order, 'number' | 'email' | 'shipping' | 'method' | 'feePercent' | 'placedAt'> {
  readonly paidAt: Date
  readonly parts: readonly ReceiptPart[]
  readonly price: OrderPrice<OrderLine>
  /** What was paid for its total, at the rate of the order; null where that was dollars. */
  readonly paid: RatedPrice | null
  readonly artistsReceive: Cents
  /** What of that goes to carriers, about; null where it is not told. */
  readonly carriage: Cents | null
  readonly fee: Cents
  /** The first one first. */
  readonly refunds: readonly ReceiptRefund[]
}

type ReceiptOrder = Pick<
  Order,
  'number' | 'email' | 'shipping' | 'method' | 'feePercent' | 'placedAt' | 'lines' | 'fulfilments'
>

const onAccount = (entries: readonly PostedEntry[], kind: PostedEntry['account']['kind']): Cents =>
  ledgerSum(entries.filter(({ account }) => account.kind === kind))

function partOf(
  fulfilment: Fulfilment,
  lines: readonly OrderLine[],
  sale: readonly PostedEntry[],
): ReceiptPart {
  const { artist } = fulfilment
  const its = sale.filter(({ account }) => account.kind === 'artist' && account.artistId === artist.id)
  const artistReceives = ledgerSum(its)
  const { lines: own, subtotal } = orderPrice(lines.filter((line) => line.artist.id === artist.id))
  return {
    artist,
    lines: own,
    subtotal,
    artistReceives,
    fee: subtotal - artistReceives,
    carriage: carriageOf(fulfilment),
  }
}

function refundsIn(booked: readonly PostedEntry[], paid: RatedPrice | null): readonly ReceiptRefund[] {
  let before = 0
  const moments = Map.groupBy(
    booked.filter(({ kind }) => kind === 'refund'),
    ({ at }) => at.getTime(),
  )
  return [...moments]
    .toSorted(([one], [other]) => one - other)
    .map(([time, entries]) => {
      const amount = onAccount(entries, 'buyer')
      const back = paid && backAtRate(paid, before, amount)
      before += amount
      return {
        at: new Date(time),
        amount,
        fromArtists: 0 - onAccount(entries, 'artist'),
        fromPlatform: 0 - onAccount(entries, 'platform'),
        back,
      }
    })
}

/**
 * The receipt of an order, out of its lines of the books, and of what was agreed for it with whoever took the money.
 * @throws DomainError conflict 'order-not-paid', where nothing was ever booked
 */
export function receiptOf(
  order: ReceiptOrder,
  booked: readonly PostedEntry[],
  agreed: RatedPrice | null = null,
): Receipt {
  const { number, email, shipping, method, feePercent, placedAt, lines, fulfilments } = order
  const sale = booked.filter(({ kind }) => kind === 'sale')
  const [first] = sale
  if (!first)
    throw new DomainError(
      'conflict',
      'order-not-paid',
      `Order ${number} was not paid: there is a receipt as soon as it is.`,
    )
  const paid = agreed?.rate ? agreed : null
  const refunds = refundsIn(booked, paid)
  const price = orderPrice(
    lines,
    refunds.map(({ amount, at }) => ({ amount: 0 - amount, at })),
  )
  return {
    number,
    email,
    shipping,
    method,
    feePercent,
    placedAt,
    paidAt: first.at,
    parts: fulfilments.map((each) => partOf(each, lines, sale)),
    price,
    paid,
    artistsReceive: onAccount(sale, 'artist'),
    carriage: carriageOfAll(fulfilments.map(carriageOf)),
    fee: onAccount(sale, 'platform'),
    refunds,
  }
}
