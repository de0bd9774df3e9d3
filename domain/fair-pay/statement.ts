import { type Cents, sumOf } from '#domain/shared/money.ts'
import { type ArtistLine, feeOf, monthAfter, monthOf } from './earnings.ts'
import type { PayoutOfLine } from './payout-step.ts'

/** What a payout took of an order, as its artist knows that. */
export interface PaidOrder {
  /** Null where nobody can tell of which. */
  readonly orderNumber: string | null
  /** Below zero where it was kept back: more of the order had left than is the artist's now. */
  readonly amount: Cents
}

/** A line of an artist's account, and what it is of: an order, or a payout. */
export interface StatementLine extends ArtistLine {
  /** Null for a payout. */
  readonly orderNumber: string | null
  /** Null for an order. */
  readonly payout: (PayoutOfLine & { readonly orders: readonly PaidOrder[] }) | null
}

/** What of which orders left an account with a payout, below zero, or came back; as the line, which they come to. */
export const ordersOnAccount = ({
  payout,
  amount,
}: Pick<StatementLine, 'payout' | 'amount'>): readonly PaidOrder[] =>
  (payout?.orders ?? []).map((order) => ({ ...order, amount: amount < 0 ? 0 - order.amount : order.amount }))

/** What a month did to an account: `opening` and `earned` and `payouts` are `closing`; `sales` and `refunds` less `fee` are `earned`. */
export interface StatementSums {
  /** Such as '2026-11', in UTC. */
  readonly month: string
  readonly opening: Cents
  /** What buyers paid. */
  readonly sales: Cents
  /** What buyers got back: zero, or below. */
  readonly refunds: Cents
  /** What the platform kept of both. */
  readonly fee: Cents
  readonly earned: Cents
  /** What left the account, below zero, and what came back. */
  readonly payouts: Cents
  readonly closing: Cents
}

/** A month as its artist is told of it. */
export interface Statement extends StatementSums {
  /** The oldest first. */
  readonly lines: readonly StatementLine[]
}

/** The first moment of a month such as '2026-11', in UTC. */
export const beginningOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** The first moment that is a month's no more. */
export const endOf = (month: string): Date => beginningOf(monthAfter(month))

/** Whether something is called so that is a month and has begun. */
export const hasBegun = (month: string, now: Date): boolean =>
  /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) && month <= monthOf(now)

/** The months of a year such as '2026' that have begun. */
export const monthsOf = (year: string, now: Date): readonly string[] =>
  Array.from({ length: 12 }, (_, nth) => `${year}-${String(nth + 1).padStart(2, '0')}`).filter((month) =>
    hasBegun(month, now),
  )

/** A month's statement. @param opening what was on the account before @param lines of that month */
export function statementOf(month: string, opening: Cents, lines: readonly StatementLine[]): Statement {
  const paidOut = lines.filter(({ kind }) => kind === 'payout')
  const traded = lines.filter(({ kind }) => kind !== 'payout')
  const sales = sumOf(traded.filter(({ kind }) => kind === 'sale').map((line) => line.sales))
  const refunds = sumOf(traded.filter(({ kind }) => kind === 'refund').map((line) => line.sales))
  const earned = sumOf(traded.map(({ amount }) => amount))
  const payouts = sumOf(paidOut.map(({ amount }) => amount))
  return {
    month,
    opening,
    sales,
    refunds,
    fee: sumOf(traded.map(feeOf)),
    earned,
    payouts,
    closing: opening + earned + payouts,
    lines,
  }
}

/** The statements of months that follow each other: what one closes with, the next one opens with. */
export function statementsOf(
  months: readonly string[],
  opening: Cents,
  lines: readonly StatementLine[],
): readonly Statement[] {
  const of = Map.groupBy(lines, ({ at }) => monthOf(at))
  const statements: Statement[] = []
  for (const month of months)
    statements.push(statementOf(month, statements.at(-1)?.closing ?? opening, of.get(month) ?? []))
  return statements
}
