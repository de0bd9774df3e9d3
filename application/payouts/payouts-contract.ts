import type { PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PaidOrder } from '#domain/fair-pay/statement.ts'
import type { PayoutKind } from '#domain/payouts/payout-account.ts'
import type { PayoutObstacle } from '#domain/payouts/payout-batch.ts'
import type { Cents } from '#domain/shared/money.ts'

interface Byline {
  readonly id: string
  readonly name: string
}

/** Payouts that leave together. */
export interface PayoutBatchView {
  readonly id: string
  /** Such as '2026-12-1': what the bank calls it, too. */
  readonly name: string
  readonly month: string
  /** ISO 8601, UTC, as all times. */
  readonly madeAt: string
  readonly sentAt: string | null
  /**
   * What it sends, or left with: without what was taken out before, and with all that came back, also at once because nobody
   * could read its account.
   */
  readonly total: Cents
  /** How many of its payouts there are of each standing, and what they come to; those that were taken out are beside. */
  readonly standings: readonly {
    readonly standing: PayoutStanding
    readonly count: number
    readonly amount: Cents
  }[]
  readonly takenOut: { readonly count: number; readonly amount: Cents }
}

export interface PayoutView {
  readonly id: string
  readonly artist: Byline
  readonly month: string
  readonly amount: Cents
  readonly standing: PayoutStanding
  /** Null for one that was booked before accounts were named. */
  readonly kind: PayoutKind | null
  /** The account's last figures. */
  readonly ending: string
  readonly at: string
  readonly sentAt: string | null
  /** When it was settled, or came back. */
  readonly closedAt: string | null
  /** Why it came back; empty otherwise. */
  readonly reason: string
}

/** What an artist was paid, and for what. */
export interface OwnPayoutView extends PayoutView {
  /** What it took of which orders: they come to its amount. The most first. */
  readonly orders: readonly PaidOrder[]
}

export interface PayoutBatchDetail extends PayoutBatchView {
  readonly payouts: readonly PayoutView[]
  /** The ids of those that cannot be sent, as nobody can read their account any more: no file holds them. */
  readonly unreadable: readonly string[]
}

/** What is due to an artist and in no batch. */
export interface UnpaidView {
  readonly artist: Byline
  readonly amount: Cents
  /** What keeps it here; null where another batch of this month would take it. Of play money there is a line of its own. */
  readonly obstacle: PayoutObstacle | null
  /** From when the account is used that money waits for, or the payday with which it goes. */
  readonly from: string | null
}

export interface PayoutFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/**
 * How artists' money leaves. Each throws DomainError not-signed-in, or not-found, also for whoever is no admin; what changes
 * anything is written into the log.
 */
export interface PayoutAdministration {
  /** The newest first. */
  batches(): Promise<readonly PayoutBatchView[]>
  batch(id: string): Promise<PayoutBatchDetail>
  /** What is due this month and is here, also what came back of it, most first. */
  unpaid(): Promise<readonly UnpaidView[]>
  /** Sets aside what can leave this month. @throws DomainError conflict 'nothing-to-pay' */
  make(): Promise<PayoutBatchDetail>
  /** What the bank or M-Pesa is given. @throws DomainError conflict 'no-such-payouts', 'payer-unknown', 'artist-suspended', 'play-money' */
  file(id: string, kind: PayoutKind): Promise<PayoutFile>
  /**
   * The money has left; tells the artists by mail. What is unreadable comes back to its artist.
   * @throws DomainError conflict 'already-sent', 'nothing-to-send', 'artist-suspended' or 'play-money'
   */
  send(id: string): Promise<PayoutBatchDetail>
  /** It has arrived: all that is under way, or these alone. @throws DomainError conflict 'payout-not-on-its-way' */
  settle(id: string, payouts: readonly string[] | null): Promise<PayoutBatchDetail>
  /**
   * It came back, is the artist's again, and they hear of it by mail: all that is under way, or these alone, also where they had
   * arrived, or are taken out before they leave.
   * @throws DomainError rule-broken (field reason), conflict 'payout-not-on-its-way'
   */
  returned(id: string, payouts: readonly string[] | null, reason: string): Promise<PayoutBatchDetail>
}

/** What an artist was paid. */
export interface OwnPayouts {
  /** The newest first. */
  payouts(): Promise<readonly OwnPayoutView[]>
}
