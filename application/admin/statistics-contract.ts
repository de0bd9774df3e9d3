import type { Cents } from '#domain/shared/money.ts'

/** What is counted over time. */
export const measures = ['users', 'artworks', 'orders', 'revenue'] as const
export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

export interface Series<Count extends number = number> {
  readonly total: Count
  /** In the last period. */
  readonly new: Count
  /** ISO day on which each period begins, the oldest first. */
  readonly perPeriod: readonly { readonly from: string; readonly count: Count }[]
}

/** The shop's money as its books have it. */
export interface Money {
  /** What buyers have paid, less what they got back. */
  readonly revenue: Cents
  /** What of it is the platform's. */
  readonly fees: Cents
  /** What artists have earned and what is in no payout yet; below zero where buyers got back more. */
  readonly owedToArtists: Cents
  /** What was put into payouts so far. */
  readonly inPayouts: Cents
  /** The last ones, the newest first. */
  readonly payouts: readonly {
    readonly artist: { readonly id: string; readonly name: string }
    /** Such as 2026-11. */
    readonly month: string
    readonly amount: Cents
    /** ISO 8601, UTC: when it was written into the books. */
    readonly at: string
  }[]
}

/** The numbers. */
export interface Statistics {
  users(): Promise<{
    readonly total: number
    readonly new: number
    readonly perDay: readonly { readonly day: string; readonly count: number }[]
  }>
  artworks(): Promise<{
    readonly total: number
    readonly trending: number
    readonly perCategory: Readonly<Record<string, number>>
  }>
  money(): Promise<Money>
  over(what: Exclude<(typeof measures)[number], 'revenue'>, period: Period): Promise<Series>
  /** What buyers have paid, less what they got back. */
  revenue(period: Period): Promise<Series<Cents>>
}
