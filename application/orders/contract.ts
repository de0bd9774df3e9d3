import type { Page, PageRequest } from '#application/shared/page.ts'
import type { RanOut } from '#domain/orders/address-confirmation.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'
import type { BuyerAction, Currency } from '#domain/payments/standing.ts'
import type { Transfer } from '#domain/payments/transfer.ts'
import type { Cents } from '#domain/shared/money.ts'

export type PaymentRequest =
  | { readonly method: 'card'; readonly token: string }
  | { readonly method: 'mpesa'; readonly phoneNumber: string }
  | { readonly method: 'atm'; readonly bankName: string; readonly accountNumber: string }

export interface OrderRequest {
  readonly items: readonly {
    readonly artworkId: string
    readonly quantity: number
    /** What the shopper saw; where it is given and no longer true, the order is refused with 'price-changed'. */
    readonly price?: Cents | undefined
    /**
     * Names the line of a browser's cart that the work leaves. Where it has left with another order, which was neither cancelled nor
     * refunded, this one is refused with 'taken-out'.
     */
    readonly line?: string | undefined
  }[]
  readonly shipping: ShippingForm
  /** Where the confirmation goes; needed from guests, the account's own unless given. */
  readonly email?: string | undefined
  readonly payment: PaymentRequest
  /** What the shopper was shown for all of it; where the order costs anything else, it is refused with 'total-changed'. */
  readonly total?: Cents | undefined
  /** Whether its works leave the cart of the account that buys; where one has left it already, the order is refused with 'taken-out'. */
  readonly fromCart?: boolean | undefined
}

export interface OrderView {
  readonly id: string
  /** Read aloud easily, such as 4829-1736. */
  readonly number: string
  /** Where its mails go. */
  readonly email: string
  readonly status: OrderStatus
  readonly items: readonly {
    readonly artworkId: string
    readonly title: string
    readonly quantity: number
    /** Paid for one. */
    readonly price: Cents
    readonly imageUrl: string | null
    readonly artist: { readonly id: string; readonly name: string }
    /** How many pieces of it were given back. */
    readonly givenBack: number
    /** How many lie in its parcel: all but those given back before it was sent. */
    readonly inParcel: number
  }[]
  readonly shipping: ShippingForm
  readonly payment: {
    readonly method: PaymentMethod
    readonly status: PaymentStatus
    /** What the buyer has to do to pay, where something is left to do. */
    readonly instructions?: string
    /** Whether the works are not kept before the link in our mail was opened. */
    readonly isToBeConfirmed?: true
    /** What time it ran out of, where nothing else has ended it. */
    readonly ranOut?: RanOut
    /** What is still to be sent where, while the order waits for a transfer. */
    readonly transfer?: Omit<Transfer, 'amount'> & {
      /** Hundredths of its currency. */
      readonly amount: Cents
    }
    /** What has come of it, where that was too little; hundredths of its currency. */
    readonly came?: { readonly amount: Cents; readonly currency: Currency }
    /** What is paid in another currency, at a rate that holds for this order; absent where it is paid in dollars. */
    readonly agreed?: {
      readonly currency: Currency
      /** Whole units of that currency and their parts, such as 94665. */
      readonly sum: number
      readonly perDollar: number
      /** Since when that has been the rate. */
      readonly at: string
    }
    /** What the provider calls the money that has come. */
    readonly receipt?: string
    /** What the buyer has to do with their bank before it pays, while that is due. */
    readonly action?: BuyerAction
    /** Why no card has paid yet, while another one may. */
    readonly cardRefused?: string
    /** The request to the buyer's phone, while the order waits for it. */
    readonly phone?: {
      readonly number: string
      readonly askedAt: string
      /** Whether it can still be confirmed, as far as anybody knows. */
      readonly isOpen: boolean
      /** What has become of it; null while nothing has. */
      readonly sentence: string | null
      /** From when another one can be sent; null while it cannot. */
      readonly againFrom: string | null
    }
  }
  readonly subtotal: Cents
  readonly shippingCost: Cents
  /** What is charged. */
  readonly total: Cents
  /** What is left of it after everything that was given back. */
  readonly left: Cents
  /** What the buyer got back, and the pieces that were given up with it; the first one first. */
  readonly refunds: readonly {
    readonly at: string
    readonly amount: Cents
    readonly lines: readonly { readonly artworkId: string; readonly quantity: number }[]
  }[]
  /** What the platform keeps of it, in percent. */
  readonly feePercent: number
  readonly createdAt: string
  readonly fulfilments: readonly {
    readonly artist: { readonly id: string; readonly name: string }
    readonly status: FulfilmentStatus
    readonly carrier: string | null
    readonly trackingNumber: string | null
    /** What the buyer has paid for this part, less what was given back. */
    readonly kept: Cents
    /** What this artist gets of that. */
    readonly artistReceives: Cents
    /** What of it goes to the carrier, about; null where the artist does not tell, or sends nothing any more. */
    readonly carriage: Cents | null
  }[]
  readonly timeline: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/** What the buyer gets back: the order and the key that opens it without an account. */
export interface PlacedOrder extends OrderView {
  readonly accessKey: string
}

/** Ordering, for one visitor. */
export interface Ordering {
  /**
   * Places an order, which belongs to the account of whoever is signed in; the same idempotency key with the same
   * request gives the same order.
   * @throws DomainError conflict 'out-of-stock', 'price-changed' or 'taken-out' (fields: artwork id → sentence), payment-refused,
   * conflict 'not-sent-there' (fields alike),
   * rule-broken (fields as in the forms), conflict 'total-changed', 'too-much-held' or 'idempotency-key-reused'
   */
  place(request: OrderRequest, idempotencyKey: string): Promise<PlacedOrder>
  /**
   * By its key, or one's own without. @throws DomainError not-found, also for a wrong key or somebody else's order;
   * not-signed-in for a visitor without a key
   */
  order(number: string, accessKey?: string): Promise<OrderView>
  /** While unpaid or not shipped. @throws DomainError not-found, conflict 'order-not-cancellable' */
  cancel(number: string, accessKey?: string): Promise<OrderView>
  /**
   * Asks the buyer's phone once more, or another one, for an order that waits for it.
   * @throws DomainError as `order`; conflict 'phone-not-to-be-asked', rule-broken (field `phoneNumber`)
   */
  askPhoneAgain(number: string, phoneNumber: string, accessKey?: string): Promise<OrderView>
  /**
   * A guest's transfer waits until they have read our mail: by the secret in its link the works are kept, or the order has ended
   * where they are gone meanwhile. @throws DomainError as `order`; conflict 'link-used', 'link-not-known' or
   * 'order-not-awaiting-payment'
   */
  keepWorks(number: string, secret: string, accessKey?: string): Promise<OrderView>
  /**
   * Has the provider asked now how the payment stands: whoever comes back from their bank does not wait for that.
   * @throws DomainError as `order`
   */
  lookAtPayment(number: string, accessKey?: string): Promise<OrderView>
  /**
   * Pays an order whose card was refused with another one, which the provider's client has made a token of.
   * @throws DomainError as `order`; conflict 'no-card-wanted', payment-refused
   */
  payWithAnotherCard(number: string, token: string, accessKey?: string): Promise<OrderView>
  /**
   * The buyer has an artist's part of the order.
   * @throws DomainError as `order`; not-found for no such part, conflict 'parcel-not-on-its-way'
   */
  arrived(number: string, artistId: string, accessKey?: string): Promise<OrderView>
  /**
   * One's own, the newest first: those placed with the account, and those that a guest has placed with its address, once that
   * is verified. @throws DomainError not-signed-in
   */
  orders(request?: PageRequest): Promise<Page<OrderView>>
}

/** Where payments are only tried: what answers in the place of the buyer's phone, and to their bank. */
export interface TrialPhone {
  answer(orderNumber: string, accessKey: string | undefined, accept: boolean): Promise<OrderView>
  /** @param isMe what the buyer says whom the card's bank asks */
  answerBank(orderNumber: string, accessKey: string | undefined, isMe: boolean): Promise<OrderView>
}
