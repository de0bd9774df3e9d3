import type { StatementView } from './statements-contract.ts'

/** Puts statements on paper. */
export interface StatementPrinter {
  /** A PDF; the same statement gives the same bytes. */
  print(statement: StatementView): Promise<Uint8Array>
}
