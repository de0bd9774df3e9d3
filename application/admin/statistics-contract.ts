/** What is counted over time. */
export const measures = ['users', 'artworks', 'orders', 'revenue'] as const
export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

export interface Series {
  readonly total: number
  /** In the last period. */
  readonly new: number
  /** ISO day on which each period begins, the oldest first. */
  readonly perPeriod: readonly { readonly from: string; readonly count: number }[]
}

/** The shop's money as its books have it, in dollars. */
export interface Money {
  /** What buyers have paid, less what they got back. */
  readonly revenue: number
  /** What of it is the platform's. */
  readonly fees: number
  /** What artists have earned and what is in no payout yet; below zero where buyers got back more. */
  readonly owedToArtists: number
  /** What was put into payouts so far. */
  readonly inPayouts: number
  /** The last ones, the newest first. */
  readonly payouts: readonly {
    readonly artist: { readonly id: string; readonly name: string }
    /** Such as 2026-11. */
    readonly month: string
    readonly amount: number
    /** ISO 8601, UTC: when it was written into the books. */
    readonly at: string
  }[]
}

/** The numbers. Revenue in dollars. */
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
  over(what: (typeof measures)[number], period: Period): Promise<Series>
}
