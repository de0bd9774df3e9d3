import type { IncomingPayment } from '#domain/orders/incoming-payment.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { paymentsIn } from './statement.ts'

/** What is said of a statement: its payments, or why there are none. */
export type StatementAnswer =
  | { readonly payments: readonly IncomingPayment[] }
  | { readonly refused: string }
  | { readonly failed: string }

// A process for one statement: statements-apart.ts says why. It stays until it has been heard.
process.once('disconnect', () => process.exit())

const answer = async (): Promise<StatementAnswer> => {
  try {
    return { payments: await paymentsIn(process.stdin) }
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.message }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.send?.(await answer())
