import type { PostingKind } from '#domain/fair-pay/ledger.ts'
import type { PayoutStep } from '#domain/fair-pay/payout-step.ts'
import type { PaidOrder, StatementSums } from '#domain/fair-pay/statement.ts'
import type { Cents } from '#domain/shared/money.ts'

interface StatementLineView {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly kind: PostingKind
  /** Null for a payout. */
  readonly orderNumber: string | null
  /** Null for an order. */
  readonly payout: {
    readonly month: string
    /** What the line tells of it, as far as that is known until now. */
    readonly step: PayoutStep
    /** What of which orders it is: they come to the line's amount. */
    readonly orders: readonly PaidOrder[]
  } | null
  /** What the buyer paid; negative, got back; nothing for a payout. */
  readonly sales: Cents
  readonly fee: Cents
  /** What came to the account; negative, left it. */
  readonly amount: Cents
}

/** What a month did to an artist's account, with every line of it. */
export interface StatementView extends StatementSums {
  readonly artist: { readonly id: string; readonly name: string }
  /** Until when it tells: the month's end, or now where it is not over. ISO 8601, UTC. */
  readonly until: string
  readonly isOver: boolean
  /** The oldest first. */
  readonly lines: readonly StatementLineView[]
}

/** One's own account month by month. Each throws DomainError not-signed-in, or not-found: no artist, no month that has begun. */
export interface OwnStatements {
  /** @param month such as '2026-11', in UTC */
  statement(month: string): Promise<StatementView>
}

/** The same as files. */
export interface KeptStatements {
  /** A PDF. */
  printed(month: string): Promise<Uint8Array>
  /** The months of a year such as '2026' that have begun. */
  year(year: string): Promise<readonly StatementSums[]>
}
