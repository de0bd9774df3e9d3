import type { Cents } from '#domain/shared/money.ts'

/** On what terms everyone sells here. */
export interface FairPayTerms {
  /** What the platform keeps of a price, in percent. */
  readonly feePercent: number
}

/** What the books say to everybody: sums of all artists together. */
export interface BooksView {
  readonly feePercent: number
  /** What buyers have paid, less what they got back. */
  readonly buyersPaid: Cents
  /** What came of it to artists, and how much of that in this month. */
  readonly artistsReceived: Cents
  readonly artistsReceivedThisMonth: Cents
  /** Where all of it is now: with the artists, sent to them, or here until a payday sends it. */
  readonly ofArtists: {
    readonly arrived: Cents
    readonly onItsWay: Cents
    readonly waiting: Cents
  }
  readonly platformKept: Cents
  /** Artists who have received something. */
  readonly artistsPaid: number
  /** Pieces that were sold and kept, and how many of them in this month. */
  readonly worksSold: number
  readonly worksSoldThisMonth: number
  /** What all lines of all accounts come to: nothing, or the books are wrong. */
  readonly balance: Cents
  /** To the minute. */
  readonly countedAt: string
}

/** Fair pay, in the open: terms and books are told to whoever asks. */
export interface FairPay {
  terms(): Promise<FairPayTerms>
  books(): Promise<BooksView>
}
