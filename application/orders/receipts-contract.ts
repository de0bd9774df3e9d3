import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'
import type { Currency } from '#domain/payments/standing.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What was paid for an order, to whom it went, and what has gone back since. */
export interface ReceiptView {
  /** Of the order. */
  readonly number: string
  readonly email: string
  readonly shipping: ShippingForm
  readonly method: PaymentMethod
  readonly placedAt: string
  readonly paidAt: string
  /** The platform's fee when it was placed. */
  readonly feePercent: number
  /** The works of each artist. */
  readonly parts: readonly {
    readonly artist: { readonly id: string; readonly name: string }
    readonly lines: readonly {
      readonly artworkId: string
      readonly title: string
      readonly quantity: number
      /** Paid for one. */
      readonly price: Cents
      /** Paid for all of them. */
      readonly total: Cents
    }[]
    /** What these works cost. */
    readonly subtotal: Cents
    readonly artistReceives: Cents
    readonly fee: Cents
    /** What of the artist's part goes to the carrier, about; null where it is not told. */
    readonly carriage: Cents | null
  }[]
  readonly subtotal: Cents
  readonly shippingCost: Cents
  readonly total: Cents
  /** What the total was paid as, where that was not dollars. */
  readonly agreed?: {
    readonly currency: Currency
    /** Whole units of that currency and their parts, such as 94665. */
    readonly sum: number
    readonly perDollar: number
  }
  /** All artists of it together. */
  readonly artistsReceive: Cents
  /** What of that goes to carriers, about; null where it is not told. */
  readonly carriage: Cents | null
  readonly fee: Cents
  /** The first one first. */
  readonly refunds: readonly {
    readonly at: string
    readonly amount: Cents
    readonly fromArtists: Cents
    readonly fromPlatform: Cents
    /** The same in the currency that was agreed, as its sum is said. */
    readonly agreedSum?: number
  }[]
  /** What is left of the total. */
  readonly kept: Cents
}

/** Receipts, for one visitor. */
export interface Receipts {
  /**
   * By the order's key, or of one's own without.
   * @throws DomainError as `Ordering.order`; conflict 'order-not-paid'
   */
  receipt(number: string, accessKey?: string): Promise<ReceiptView>
}

/** The same on paper. */
export interface PrintedReceipts {
  /** A PDF, the same bytes each time. @throws DomainError as `Receipts.receipt` */
  printed(number: string, accessKey?: string): Promise<Uint8Array>
}
