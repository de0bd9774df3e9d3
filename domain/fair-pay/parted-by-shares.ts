import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { ShareBack } from './ledger.ts'

/** An amount parted by what is kept of each artist's part; what is left over of whole cents goes to the largest remainders. */
export function partedByShares(
  amount: Cents,
  shares: readonly { readonly artistId: string; readonly kept: Cents }[],
): readonly ShareBack[] {
  // In BigInt: an amount times a part may be more than a number keeps to the cent.
  const all = BigInt(sumOf(shares.map(({ kept }) => kept)))
  const parts = shares.map((share) => {
    const exact = BigInt(amount) * BigInt(share.kept)
    return { ...share, back: Number(exact / all), remainder: Number(exact % all) }
  })
  const over = amount - sumOf(parts.map(({ back }) => back))
  const next = new Set(parts.toSorted((one, other) => other.remainder - one.remainder).slice(0, over))
  return parts.map((part) => ({
    artistId: part.artistId,
    kept: part.kept,
    back: part.back + (next.has(part) ? 1 : 0),
  }))
}
