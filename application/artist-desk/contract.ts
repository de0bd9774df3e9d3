import type { OrderView } from '#application/orders/contract.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'

/** The part of an order that one artist packs and sends. Sums in dollars. */
export interface ArtistOrderView {
  readonly number: string
  readonly status: 'waiting' | 'shipped' | 'delivered' | 'cancelled'
  readonly placedAt: string
  readonly items: OrderView['items']
  readonly shipping: OrderView['shipping']
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly subtotal: number
  readonly fee: number
  readonly artistReceives: number
}

/** What the books say of an artist's sales. Sums in dollars, to the cent. */
export interface Earnings {
  readonly sales: number
  readonly fee: number
  readonly earned: number
  readonly refunded: number
  readonly ordersToShip: number
  readonly perMonth: readonly { readonly month: string; readonly sales: number; readonly earned: number }[]
}

export interface LedgerLineView {
  readonly at: string
  readonly orderNumber: string
  /** 'sale' or 'refund'. */
  readonly kind: 'sale' | 'refund'
  /** Dollars; a refund is negative. */
  readonly sales: number
  readonly fee: number
  readonly amount: number
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

/** Orders to ship, earnings and messages of whoever is signed in as an artist. */
export interface ArtistDesk {
  orders(
    request: PageRequest & { readonly status?: ArtistOrderView['status'] | undefined },
  ): Promise<Page<ArtistOrderView>>
  order(number: string): Promise<ArtistOrderView>
  /** @throws DomainError rule-broken (fields carrier, trackingNumber), conflict 'already-shipped' */
  ship(
    number: string,
    parcel: { readonly carrier: string; readonly trackingNumber: string },
  ): Promise<ArtistOrderView>
  earnings(): Promise<Earnings>
  ledger(request: PageRequest): Promise<Page<LedgerLineView>>
  messages(request: PageRequest): Promise<Page<InboxMessage>>
  /** Sends an e-mail that shows neither address. */
  answer(messageId: string, text: string): Promise<InboxMessage>
  markRead(messageId: string): Promise<void>
}
