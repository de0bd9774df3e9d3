import type { Payout } from '#domain/fair-pay/payout.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What has left artists' accounts: what is written stays, as everything in the books. */
export interface PayoutRepository {
  /** Artists with something due on a payday, who have not had its payout yet; at most so many. */
  waiting(payday: Date, most: number): Promise<readonly string[]>
  /** What is due to an artist on a payday; inside a unit of work nobody else pays them meanwhile. */
  due(artistId: string, payday: Date): Promise<Cents>
  /** Writes a payout down with its lines in the books. @returns false where that artist has had this month's already */
  add(payout: Payout): Promise<boolean>
}
