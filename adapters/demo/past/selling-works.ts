import type { OrderLine } from '#domain/orders/order-line.ts'
import { randomFrom } from '../random.ts'

/** A work of the demo as it hangs now. */
export interface HungWork extends Omit<OrderLine, 'quantity'> {
  readonly hungAt: Date
  readonly stock: number
  readonly edition: string
  readonly isUnique: boolean
  /** Pieces that were sold so far. */
  readonly sold: number
  /** What the catalogue calls it. */
  readonly source: string | null
}

/** A work that can have been bought. */
export interface SellingWork extends HungWork {
  /** How many pieces can still have been sold beside those that are left. */
  sellable: number
  /** How gladly it is bought, beside others. */
  readonly favour: number
}

/** Of what is one of a kind and still here nothing was sold, and nothing more of what had sold out. */
function sellable({ edition, stock, isUnique, sold }: HungWork): number {
  if (stock === 0 && sold > 0) return 0
  if (isUnique) return stock === 0 ? 1 : 0
  const pieces = /\d+$/.exec(edition)
  return pieces ? Math.max(0, Number(pieces[0]) - stock - sold) : Number.POSITIVE_INFINITY
}

/** What is one of a kind and gone was wanted; of the others a few are wanted much. */
const favourOf = ({ source, stock, isUnique }: HungWork): number =>
  isUnique ? 60 : (stock === 0 ? 1.5 : 0.3) + randomFrom(`favour for ${source}`).next() ** 3 * 2.5

/** The demo's works as they can have been bought. The stock that the catalogue tells is what is left. @param tried sells more */
export const sellingWorks = (works: readonly HungWork[], tried: string): readonly SellingWork[] =>
  works.map((work) => ({
    ...work,
    sellable: sellable(work),
    favour: favourOf(work) * (work.artist.id === tried ? 2.5 : 1),
  }))
