import type { TimedPlace, TimedSlice } from '#application/shared/timed-pages.ts'
import type { ArtistLine, EarningsInCents } from '#domain/fair-pay/earnings.ts'
import type { Fulfilment, FulfilmentStatus, Order } from '#domain/orders/order.ts'

/** One artist's part of an order. */
export interface ArtistOrder extends Pick<Order, 'number' | 'placedAt' | 'shipping' | 'feePercent'> {
  /** The artist's own. */
  readonly lines: Order['lines']
  readonly fulfilment: Pick<Fulfilment, 'status' | 'carrier' | 'trackingNumber'>
}

/** A line of the books on an artist's account. */
export interface ArtistLedgerLine extends ArtistLine {
  readonly orderNumber: string
}

/** What stands on an artist's desk, straight from where it is kept. */
export interface ArtistDeskReader {
  /** The artist that an account is; null for an account that is none. */
  artistOf(userId: string): Promise<{ readonly id: string; readonly name: string } | null>
  /** Parts of orders in one of `atArtistsDesks`, the newest first. */
  orders(
    artistId: string,
    status: FulfilmentStatus | null,
    limit: number,
    after: TimedPlace | null,
  ): Promise<TimedSlice<ArtistOrder>>
  /** Null where there is none, or not yet. */
  order(artistId: string, number: string): Promise<ArtistOrder | null>
  /** Months without sales are left out. */
  earnings(artistId: string): Promise<EarningsInCents & { readonly ordersToShip: number }>
  /** The newest first; places are those of lines, whose ids are numbers. */
  ledger(artistId: string, limit: number, after: TimedPlace | null): Promise<TimedSlice<ArtistLedgerLine>>
}
