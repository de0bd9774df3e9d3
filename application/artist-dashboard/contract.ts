import type { OrderView } from '#application/orders/contract.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'
import type { PostingKind } from '#domain/fair-pay/ledger.ts'
import type { PayoutStep } from '#domain/fair-pay/payout-step.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import type { Cents } from '#domain/shared/money.ts'

/** The part of an order that one artist packs and sends. */
export interface ArtistOrderView {
  readonly number: string
  readonly status: FulfilmentStatus
  readonly placedAt: string
  readonly items: OrderView['items']
  readonly shipping: OrderView['shipping']
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** Whether another carrier or number may be said: nobody is told of a parcel whose money has gone back. */
  readonly canBeCorrected: boolean
  /** What was paid for it. */
  readonly subtotal: Cents
  /** What the buyer got back of it. */
  readonly refunded: Cents
  /** Of what is kept. */
  readonly fee: Cents
  readonly artistReceives: Cents
  /** What of it goes to the carrier, as was said when it was ordered; null where it was not, or nothing is sent any more. */
  readonly carriage: Cents | null
}

/**
 * What the books say of an artist's sales: `sales` less `refunded` less `fee` is `earned`,
 * and that less `paidOut` is `balance`, which is what the artist's lines in the ledger sum to.
 */
export interface Earnings {
  /** What buyers have paid, also where they got it back later. */
  readonly sales: Cents
  /** What the platform keeps. */
  readonly fee: Cents
  readonly earned: Cents
  /** What buyers got back. */
  readonly refunded: Cents
  /** `sales` less `refunded`. */
  readonly netSales: Cents
  /** What was put into payouts so far. */
  readonly paidOut: Cents
  /** `earned` less `paidOut`; below zero where buyers got money back that had left already. */
  readonly balance: Cents
  /** The next payout, as far as is known: of orders that buyers will have had long enough by then, and do not contest. */
  readonly nextPayout: {
    /** A day in UTC, such as '2026-12-01'. */
    readonly on: string
    readonly amount: Cents
  }
  readonly ordersToShip: number
  /**
   * Every month such as '2026-11' (UTC) from the first sale until now. What was given back lowers the fee and what is earned
   * in the month in which that happened, also below zero.
   */
  readonly perMonth: readonly {
    readonly month: string
    readonly sales: Cents
    readonly fee: Cents
    readonly earned: Cents
  }[]
}

export interface LedgerLineView {
  readonly at: string
  /** Null for a payout. */
  readonly orderNumber: string | null
  readonly kind: PostingKind
  /** Which one it is, and what the line tells of it; null for an order. */
  readonly payout: { readonly month: string; readonly step: PayoutStep } | null
  /** A refund is negative, a payout nothing. */
  readonly sales: Cents
  readonly fee: Cents
  /** What comes to the artist's account, or leaves it. */
  readonly amount: Cents
}

/** A shopper's message, without their address. */
export interface InboxMessage {
  readonly id: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly at: string
  readonly answers: readonly { readonly text: string; readonly at: string }[]
  readonly read: boolean
}

/** How much waits for an artist. */
export interface Waiting {
  /** Parts of orders to send. */
  readonly orders: number
  /** Claims without a decision. */
  readonly claims: number
  /** Messages that are not read. */
  readonly messages: number
}

/**
 * Orders to ship, earnings and messages of whoever is signed in as an artist. Each throws DomainError not-signed-in, or
 * not-found for whoever is no artist.
 */
export interface ArtistDashboard {
  waiting(): Promise<Waiting>
  /** What has been paid for, the newest first; `status` is of the artist's own part. */
  orders(
    request: PageRequest & { readonly status?: ArtistOrderView['status'] | undefined },
  ): Promise<Page<ArtistOrderView>>
  /** @throws DomainError not-found, also for orders without a part of theirs */
  order(number: string): Promise<ArtistOrderView>
  /**
   * Tells the buyer by mail.
   * @throws DomainError rule-broken (fields carrier, trackingNumber), conflict 'already-shipped' or 'order-not-paid'
   */
  ship(
    number: string,
    parcel: { readonly carrier: string; readonly trackingNumber: string },
  ): Promise<ArtistOrderView>
  /**
   * Another carrier or number than was said: the buyer is told again where that changes anything.
   * @throws DomainError rule-broken (fields carrier, trackingNumber), conflict 'parcel-not-on-its-way', too-many-requests
   */
  correctParcel(
    number: string,
    parcel: { readonly carrier: string; readonly trackingNumber: string },
  ): Promise<ArtistOrderView>
  earnings(): Promise<Earnings>
  /** The newest line first. */
  ledger(request: PageRequest): Promise<Page<LedgerLineView>>
  /** The newest first. */
  messages(request: PageRequest): Promise<Page<InboxMessage>>
  /**
   * Sends an email that shows neither address.
   * @throws DomainError rule-broken (field text), not-found, conflict 'sender-gone', too-many-requests
   */
  answer(messageId: string, text: string): Promise<InboxMessage>
  markRead(messageId: string): Promise<void>
}
