import { type AccountArtists, artistAsking } from '#application/identity/account-artists.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { feeOf } from '#domain/fair-pay/earnings.ts'
import { payoutStep } from '#domain/fair-pay/payout-step.ts'
import {
  beginningOf,
  endOf,
  hasBegun,
  monthsOf,
  ordersOnAccount,
  type StatementLine,
  statementOf,
  statementsOf,
} from '#domain/fair-pay/statement.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { StatementPrinter } from '../statement-printer.ts'
import type { StatementReader } from '../statement-reader.ts'
import type { KeptStatements, OwnStatements, StatementView } from '../statements-contract.ts'

interface OwnStatementPorts {
  readonly statements: StatementReader
  readonly artists: AccountArtists
  readonly printer: StatementPrinter
  readonly clock: Clock
}

const noSuchStatement = () =>
  new DomainError('not-found', 'no-such-statement', 'There is no statement of that time.')

const lineView = (line: StatementLine): StatementView['lines'][number] => ({
  at: line.at.toISOString(),
  kind: line.kind,
  orderNumber: line.orderNumber,
  payout: line.payout && {
    month: line.payout.month,
    step: payoutStep(line.payout, line.amount),
    orders: ordersOnAccount(line),
  },
  sales: line.sales,
  fee: line.kind === 'payout' ? 0 : feeOf(line),
  amount: line.amount,
})

/** Statements: see the contract. */
export const ownStatementsService =
  ({ statements, artists, printer, clock }: OwnStatementPorts) =>
  (caller: Caller): OwnStatements & KeptStatements => {
    async function statement(month: string): Promise<StatementView> {
      const { id, name } = await artistAsking(artists, caller)
      const now = clock.now()
      if (!hasBegun(month, now)) throw noSuchStatement()
      const end = endOf(month)
      const { opening, lines } = await statements.account(id, beginningOf(month), end)
      const isOver = end <= now
      return {
        ...statementOf(month, opening, lines),
        artist: { id, name },
        until: (isOver ? end : now).toISOString(),
        isOver,
        lines: lines.map(lineView),
      }
    }
    return {
      statement,
      printed: async (month) => printer.print(await statement(month)),
      async year(year) {
        const { id } = await artistAsking(artists, caller)
        const months = monthsOf(year, clock.now())
        const [first, last] = [months[0], months.at(-1)]
        if (first === undefined || last === undefined) throw noSuchStatement()
        const { opening, lines } = await statements.account(id, beginningOf(first), endOf(last))
        return statementsOf(months, opening, lines)
      },
    }
  }
