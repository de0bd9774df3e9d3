import type { AccountLine } from '#domain/fair-pay/payout.ts'
import type { MemoryBooks } from '../store/memory-books.ts'

/** All lines on an artist's account, payouts too. */
export function accountLines({ entries }: MemoryBooks, artistId: string): readonly AccountLine[] {
  return [...entries].flatMap(([id, posted]) =>
    posted
      .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
      .map(({ kind, at, amount }) => ({ orderId: kind === 'payout' ? null : id, at, amount })),
  )
}
