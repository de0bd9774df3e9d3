import type { AccountLine } from '#domain/fair-pay/payout.ts'
import type { MemoryBooks } from '../store/memory-books.ts'

/** All lines on an artist's account, payouts too. */
export function accountLines({ entries, payouts }: MemoryBooks, artistId: string): readonly AccountLine[] {
  const paidOut = new Set([...payouts.values()].map(({ id }) => id))
  return [...entries].flatMap(([id, posted]) =>
    posted
      .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
      .map(({ at, amount }) => ({ orderId: paidOut.has(id) ? null : id, at, amount })),
  )
}
