import type { StatementLine } from '#domain/fair-pay/statement.ts'
import type { Cents } from '#domain/shared/money.ts'

/** An artist's account for a time. */
export interface AccountForATime {
  /** What was on it before. */
  readonly opening: Cents
  /** The oldest first. */
  readonly lines: readonly StatementLine[]
}

/** Accounts as statements tell of them, straight from the books. */
export interface StatementReader {
  /** From a time on, and before another. */
  account(artistId: string, from: Date, until: Date): Promise<AccountForATime>
}
