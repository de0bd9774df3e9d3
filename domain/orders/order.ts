import { type ArtistShare, type LedgerEntry, paymentEntries, refundEntries } from '#domain/fair-pay/ledger.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import type { Cents } from '#domain/shared/money.ts'
import { artistShares, endedParts, type Fulfilment, partsOf, partsWithLinesLeft } from './fulfilment.ts'
import type { OrderDetails } from './order-details.ts'
import { boughtLine, type OrderLine } from './order-line.ts'
import type { OrderPrice } from './order-price.ts'
import {
  beingSent,
  canBeCancelled,
  canBeRefunded,
  type OrderStatus,
  type PaymentStatus,
  type TimelineEntry,
} from './order-status.ts'
import { partsWithArrived, partsWithParcel, partsWithSent, wayOf } from './order-way.ts'
import type { PaymentMethod } from './payment.ts'
import { usualPaymentTimes } from './payment-times.ts'
import { givenBy, withPieces } from './pieces-back.ts'
import { backOf, linesLeft, priceOfOrder, type Refund, type RefundAsked, type RefundWish } from './refund.ts'
import type { ShippingForm } from './shipping.ts'

const notAwaiting = ['order-not-awaiting-payment', 'does not wait for a payment'] as const

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
  expiresAt: Date
  /** Digest of what confirms the buyer's address; until then the order holds nothing. Null where its works are kept. */
  confirmation: string | null
  status: OrderStatus = 'awaiting-payment'
  paymentStatus: PaymentStatus = 'pending'
  /** The attempt to pay that pays it, or is to. */
  paymentReference: string | null = null
  /** Where it was sent from, as a fingerprint, and for as long as it waits for its payment. */
  placedFrom: string | null
  fulfilments: readonly Fulfilment[]
  timeline: readonly TimelineEntry[]
  /** The first one first. */
  refunds: readonly Refund[] = []

  constructor(details: OrderDetails, now: Date) {
    this.id = details.id
    this.number = details.number
    this.email = tidyEmail(details.email)
    this.shipping = details.shipping
    this.method = details.method
    this.lines = details.lines.map((line) => boughtLine(line, details.id))
    this.feePercent = details.feePercent
    this.accessKeyDigest = details.accessKeyDigest
    this.buyerId = details.buyerId ?? null
    this.placedFrom = details.placedFrom ?? null
    this.confirmation = details.confirmation ?? null
    this.placedAt = now
    this.expiresAt = details.expiresAt ?? new Date(now.getTime() + usualPaymentTimes[details.method])
    this.fulfilments = partsOf(details.lines, details.carriages)
    this.timeline = [{ status: 'awaiting-payment', at: now }]
  }

  get price(): OrderPrice<OrderLine> {
    return priceOfOrder(this)
  }

  /** What is charged. */
  get total(): Cents {
    return this.price.total
  }

  /** What each artist's part of the order costs. */
  get shares(): readonly ArtistShare[] {
    return artistShares(this)
  }

  /** The books' lines of its payment. */
  get payment(): LedgerEntry[] {
    return paymentEntries(this.shares, this.feePercent)
  }

  get holdsWorks(): boolean {
    return this.confirmation === null
  }

  /** @throws DomainError conflict, when it does not wait for payment any more, or not yet */
  markPaid(now: Date): void {
    this.mustWait()
    this.paymentStatus = 'paid'
    this.become('paid', now)
  }

  /** The payment failed or did not come in time. */
  failPayment(now: Date): void {
    this.mustBe('awaiting-payment', ...notAwaiting)
    this.paymentStatus = 'failed'
    this.fulfilments = endedParts(this.fulfilments)
    this.become('cancelled', now)
  }

  isExpired(now: Date): boolean {
    return this.status === 'awaiting-payment' && now.getTime() >= this.expiresAt.getTime()
  }

  /**
   * The buyer changed their mind: an unpaid order is cancelled, of a paid one the rest is refunded, as `asked` says.
   * @returns the books' lines of what goes back
   * @throws DomainError conflict, when something is on its way already or the order has ended
   */
  cancel(asked: RefundAsked): LedgerEntry[] {
    if (!canBeCancelled(this)) throw this.conflict('order-not-cancellable', 'can no longer be cancelled')
    if (this.status === 'paid') return this.refund({}, asked)
    this.failPayment(asked.at)
    return []
  }

  /** The money of a bank transfer can be said to be here: cards and phones say so themselves. @throws DomainError conflict */
  mustAwaitTransfer(): void {
    if (this.method !== 'atm') throw this.conflict('no-bank-transfer', 'is not paid by bank transfer')
    this.mustWait()
  }

  /**
   * The buyer gets money back, of everybody's part or `onlyOf` one artist's, also for what has been sent already; what has not is
   * not sent any more. The order ends with the last cent.
   * @returns the books' lines of it
   * @throws DomainError conflict 'order-not-refundable' or 'order-changed', rule-broken (field `lines` or `amount`)
   */
  refund(wish: RefundWish, asked: RefundAsked, onlyOf?: string): LedgerEntry[] {
    if (!canBeRefunded(this)) throw this.conflict('order-not-refundable', 'is not paid, or refunded already')
    const { shares, ...back } = backOf(wish, this, onlyOf)
    this.refunds = [...this.refunds, { ...asked, ...back, shares: givenBy(shares) }]
    if (this.price.left === 0) {
      this.paymentStatus = 'refunded'
      this.fulfilments = endedParts(this.fulfilments)
      this.become('refunded', asked.at)
    } else {
      this.paymentStatus = 'partly-refunded'
      this.fulfilments = partsWithLinesLeft(this.fulfilments, linesLeft(this))
      this.goOn(asked.at)
    }
    return refundEntries(withPieces(shares, back, this), this.feePercent)
  }

  /**
   * One artist has sent their part; the order is shipped when all have.
   * @throws DomainError not-found, conflict 'already-shipped', 'nothing-to-send' or 'order-not-paid'
   */
  ship(artistId: string, carrier: string, trackingNumber: string, now: Date): void {
    const sent = partsWithSent(this, artistId, { carrier, trackingNumber, shippedAt: now })
    this.mustBe('paid', 'order-not-paid', 'is not waiting to be shipped')
    this.fulfilments = sent
    this.goOn(now)
  }

  /** One artist's part is found by another carrier or number than was said. @throws DomainError as partsWithParcel */
  correctParcel(artistId: string, carrier: string, trackingNumber: string): void {
    this.fulfilments = partsWithParcel(this, artistId, { carrier, trackingNumber })
  }

  /** The buyer has one artist's part; the order is delivered when they have all. @throws DomainError as partsWithArrived */
  arrive(artistId: string, now: Date): void {
    this.fulfilments = partsWithArrived(this, artistId)
    this.goOn(now)
  }

  /** It is as far as its parts are. */
  private goOn(now: Date): void {
    const way = wayOf(this.fulfilments)
    if (way !== null && way !== this.status && beingSent.includes(this.status)) this.become(way, now)
  }

  private mustWait(): void {
    this.mustBe('awaiting-payment', ...notAwaiting)
    if (!this.holdsWorks)
      throw this.conflict('address-not-confirmed', 'waits for its address to be confirmed')
  }

  private mustBe(status: OrderStatus, code: string, sentence: string): void {
    if (this.status !== status) throw this.conflict(code, sentence)
  }

  private conflict(code: string, sentence: string): DomainError {
    return new DomainError('conflict', code, `Order ${this.number} ${sentence}.`)
  }

  private become(status: OrderStatus, at: Date): void {
    this.status = status
    this.placedFrom = null
    this.timeline = [...this.timeline, { status, at }]
  }
}
