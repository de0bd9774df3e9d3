import type { StatementReader } from '#application/payouts/statement-reader.ts'
import type { StatementLine } from '#domain/fair-pay/statement.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { MemoryBooks } from '../store/memory-books.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import { paidOrders } from './paid-orders.ts'
import { payoutOfLine } from './payout-of-line.ts'

export function memoryStatementReader(
  books: Pick<MemoryBooks, 'entries' | 'payouts' | 'batches'>,
  { orders }: Pick<MemoryOrders, 'orders'>,
): StatementReader {
  const { entries, payouts } = books
  function linesOf(artistId: string): readonly StatementLine[] {
    const numbers = new Map([...orders.values()].map(({ id, number }) => [id, number]))
    const payoutOf = new Map([...payouts.values()].map((payout) => [payout.id, payout]))
    return [...entries].flatMap(([id, posted]) => {
      const payout = payoutOf.get(id)
      return posted
        .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
        .map(({ kind, at, sales, amount }) => ({
          kind,
          at,
          sales,
          amount,
          orderNumber: numbers.get(id) ?? null,
          payout: payout ? { ...payoutOfLine(payout, books), orders: paidOrders(payout, orders) } : null,
        }))
    })
  }
  return {
    async account(artistId, from, until) {
      const lines = linesOf(artistId)
      return {
        opening: sumOf(lines.filter(({ at }) => at < from).map(({ amount }) => amount)),
        lines: lines
          .filter(({ at }) => at >= from && at < until)
          .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
      }
    },
  }
}
