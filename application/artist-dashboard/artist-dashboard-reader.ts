import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'
import type { ArtistLine, EarningsInCents } from '#domain/fair-pay/earnings.ts'
import type { PayoutOfLine } from '#domain/fair-pay/payout-step.ts'
import type { Fulfilment, FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Refund } from '#domain/orders/refund.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Waiting } from './contract.ts'

/** One artist's part of an order. */
export interface ArtistOrder
  extends Pick<Order, 'number' | 'status' | 'placedAt' | 'shipping' | 'feePercent'> {
  /** The artist's own. */
  readonly lines: Order['lines']
  /** Of the whole order. */
  readonly refunds: readonly Pick<Refund, 'shares' | 'pieces'>[]
  readonly fulfilment: Pick<Fulfilment, 'status' | 'carrier' | 'trackingNumber' | 'carriage'>
}

/** A line of the books on an artist's account. */
export interface ArtistLedgerLine extends ArtistLine {
  /** Null for a payout, which is no sale of anything. */
  readonly orderNumber: string | null
  /** Null for an order. */
  readonly payout: PayoutOfLine | null
}

/** An artist's account: `earned` less `paidOut` is what is on it. */
export interface ArtistAccount extends EarningsInCents {
  /** What has left for the artist. */
  readonly paidOut: Cents
  /** What is going to leave on the payday that was asked for, as far as is known. */
  readonly due: Cents
  readonly ordersToShip: number
}

/** What stands on an artist's dashboard, straight from where it is kept. */
export interface ArtistDashboardReader extends AccountArtists {
  waiting(artistId: string): Promise<Waiting>
  /** Parts of orders in one of `shownToArtists`, the newest first. */
  orders(
    artistId: string,
    status: FulfilmentStatus | null,
    limit: number,
    after: Place | null,
  ): Promise<Slice<ArtistOrder>>
  /** Null where there is none, or not yet. */
  order(artistId: string, number: string): Promise<ArtistOrder | null>
  /** Months without sales are left out. */
  earnings(artistId: string, payday: Date): Promise<ArtistAccount>
  /** The newest first; places are those of lines, whose ids are numbers. */
  ledger(artistId: string, limit: number, after: Place | null): Promise<Slice<ArtistLedgerLine>>
}
