import type { Statement } from '#domain/orders/incoming-payment.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { statementIn } from './statement.ts'

/** What is said of a statement: what it tells, or why that is nothing. */
export type StatementAnswer =
  | { readonly statement: Statement }
  | { readonly refused: string }
  | { readonly failed: string }

// A process for one statement: statements-apart.ts says why. It stays until it has been heard.
process.once('disconnect', () => process.exit())

const answer = async (): Promise<StatementAnswer> => {
  try {
    return { statement: await statementIn(process.stdin) }
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.message }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.send?.(await answer())
