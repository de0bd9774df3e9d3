import type { BookTotal } from '#domain/fair-pay/open-books.ts'

/** What the books come to, however long they are: nobody adds up all their lines to know. */
export interface BookTotalsReader {
  /** All lines, or those of a month such as '2026-11', in UTC. */
  totals(month?: string): Promise<readonly BookTotal[]>
  /** How many artists have received something, less what was taken back. */
  artistsPaid(): Promise<number>
}
