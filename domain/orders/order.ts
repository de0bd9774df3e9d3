import { type ArtistShare, type LedgerEntry, paymentEntries } from '#domain/fair-pay/ledger.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import {
  artistShares,
  endedParts,
  type Fulfilment,
  isShipped,
  linesNotSent,
  partOf,
  partsOf,
  partsWithSent,
  sentLongAgo,
} from './fulfilment.ts'
import { boughtLine, linesTotal, type OrderLine } from './order-line.ts'
import {
  canArrive,
  canBeCancelled,
  canBeRefunded,
  type OrderStatus,
  type PaymentStatus,
  type TimelineEntry,
} from './order-status.ts'
import { type PaymentMethod, paymentTime } from './payment.ts'
import type { ShippingForm } from './shipping.ts'

export interface OrderDetails {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly shipping: ShippingForm
  readonly method: PaymentMethod
  readonly lines: readonly OrderLine[]
  /** The platform's fee at the time of the order; later changes of the rate do not touch it. */
  readonly feePercent: number
  /** Of the key that opens the order without an account; the key itself stands in the buyer's link alone. */
  readonly accessKeyDigest: string
  /** The account it is placed with; a guest has none. */
  readonly buyerId?: string | null
}

/** One checkout: what was bought, where it goes, how it is paid, and one fulfilment per artist. */
export class Order {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly shipping: ShippingForm
  readonly method: PaymentMethod
  readonly lines: readonly OrderLine[]
  readonly feePercent: number
  readonly accessKeyDigest: string
  readonly buyerId: string | null
  readonly placedAt: Date
  readonly expiresAt: Date
  status: OrderStatus = 'awaiting-payment'
  paymentStatus: PaymentStatus = 'pending'
  /** What the gateway calls the payment. */
  paymentReference: string | null = null
  fulfilments: readonly Fulfilment[]
  timeline: readonly TimelineEntry[]

  constructor(details: OrderDetails, now: Date) {
    this.id = details.id
    this.number = details.number
    this.email = details.email
    this.shipping = details.shipping
    this.method = details.method
    this.lines = details.lines.map((line) => boughtLine(line, details.id))
    this.feePercent = details.feePercent
    this.accessKeyDigest = details.accessKeyDigest
    this.buyerId = details.buyerId ?? null
    this.placedAt = now
    this.expiresAt = new Date(now.getTime() + paymentTime[details.method])
    this.fulfilments = partsOf(details.lines)
    this.timeline = [{ status: 'awaiting-payment', at: now }]
  }

  get total(): Cents {
    return linesTotal(this.lines)
  }

  /** What each artist's part of the order costs. */
  get shares(): readonly ArtistShare[] {
    return artistShares(this)
  }

  /** The books' lines of its payment. */
  get payment(): LedgerEntry[] {
    return paymentEntries(this.shares, this.feePercent)
  }

  /** @throws DomainError conflict, when it does not wait for payment any more */
  markPaid(now: Date): void {
    this.mustBe('awaiting-payment', 'order-not-awaiting-payment', 'does not wait for a payment')
    this.paymentStatus = 'paid'
    this.become('paid', now)
  }

  /** The payment failed or did not come in time. */
  failPayment(now: Date): void {
    this.mustBe('awaiting-payment', 'order-not-awaiting-payment', 'does not wait for a payment')
    this.paymentStatus = 'failed'
    this.fulfilments = endedParts(this.fulfilments)
    this.become('cancelled', now)
  }

  isExpired(now: Date): boolean {
    return this.status === 'awaiting-payment' && now.getTime() >= this.expiresAt.getTime()
  }

  /**
   * The buyer changed their mind: an unpaid order is cancelled, a paid one refunded.
   * @throws DomainError conflict, when something is on its way already or the order has ended
   */
  cancel(now: Date): void {
    if (!canBeCancelled(this)) throw this.conflict('order-not-cancellable', 'can no longer be cancelled')
    const wasPaid = this.status === 'paid'
    this.paymentStatus = wasPaid ? 'refunded' : 'failed'
    this.fulfilments = endedParts(this.fulfilments)
    this.become(wasPaid ? 'refunded' : 'cancelled', now)
  }

  /**
   * The money of a bank transfer is here. Cards and phones say so themselves.
   * @throws DomainError conflict 'no-bank-transfer' or 'order-not-awaiting-payment'
   */
  receiveTransfer(now: Date): void {
    if (this.method !== 'atm') throw this.conflict('no-bank-transfer', 'is not paid by bank transfer')
    this.markPaid(now)
  }

  /**
   * The buyer gets the money back, also for what has been sent already; what has not is not sent any more.
   * @throws DomainError conflict 'order-not-refundable'
   */
  refund(now: Date): void {
    if (!canBeRefunded(this)) throw this.conflict('order-not-refundable', 'is not paid, or refunded already')
    this.paymentStatus = 'refunded'
    this.fulfilments = endedParts(this.fulfilments)
    this.become('refunded', now)
  }

  /** What was never sent, and can be sold to somebody else once the order has ended. */
  get linesNotSent(): readonly OrderLine[] {
    return linesNotSent(this.lines, this.fulfilments)
  }

  /**
   * One artist has sent their part; the order is shipped when all have.
   * @throws DomainError not-found, conflict 'already-shipped' or 'order-not-paid'
   */
  ship(artistId: string, carrier: string, trackingNumber: string, now: Date): void {
    const sent = partsWithSent(this, artistId, { carrier, trackingNumber, shippedAt: now })
    this.mustBe('paid', 'order-not-paid', 'is not waiting to be shipped')
    this.fulfilments = sent
    if (this.fulfilments.every(isShipped)) this.become('shipped', now)
  }

  /**
   * The buyer has one artist's part; the order is delivered when they have all.
   * @throws DomainError not-found, conflict 'parcel-not-on-its-way'
   */
  arrive(artistId: string, now: Date): void {
    const fulfilment = partOf(this, artistId)
    if (!canArrive(this, fulfilment))
      throw new DomainError(
        'conflict',
        'parcel-not-on-its-way',
        `This part of order ${this.number} is not on its way.`,
      )
    this.fulfilments = this.fulfilments.map((each) =>
      each === fulfilment ? { ...each, status: 'delivered' } : each,
    )
    if (this.fulfilments.every(({ status }) => status === 'delivered')) this.become('delivered', now)
  }

  /** Takes what was sent long ago as arrived. @returns how many parcels */
  arriveUnnoticed(now: Date): number {
    const latest = sentLongAgo(now).getTime()
    const overdue = this.fulfilments.filter(
      (each) => canArrive(this, each) && each.shippedAt !== null && each.shippedAt.getTime() <= latest,
    )
    for (const { artist } of overdue) this.arrive(artist.id, now)
    return overdue.length
  }

  private mustBe(status: OrderStatus, code: string, sentence: string): void {
    if (this.status !== status) throw this.conflict(code, sentence)
  }

  private conflict(code: string, sentence: string): DomainError {
    return new DomainError('conflict', code, `Order ${this.number} ${sentence}.`)
  }

  private become(status: OrderStatus, at: Date): void {
    this.status = status
    this.timeline = [...this.timeline, { status, at }]
  }
}
