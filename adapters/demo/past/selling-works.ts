import type { OrderLine } from '#domain/orders/order-line.ts'
import { type Random, randomFrom } from '../random.ts'
import { pastDays } from './invented-persons.ts'

/** Milliseconds. */
const day = 86_400_000

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

const isGone = ({ isUnique, sellable: pieces }: SellingWork): boolean => isUnique && pieces > 0

/** Of what is one of a kind and still here nothing was sold, and nothing more of what had sold out. */
function sellable({ edition, stock, isUnique, sold }: HungWork): number {
  if (stock === 0 && sold > 0) return 0
  if (isUnique) return stock === 0 ? 1 : 0
  const pieces = /\d+$/.exec(edition)
  return pieces ? Math.max(0, Number(pieces[0]) - stock - sold) : Number.POSITIVE_INFINITY
}

/** A few are wanted much. What is one of a kind is bought when its day comes, not by chance. */
const favourOf = ({ source, stock, isUnique }: HungWork): number =>
  isUnique ? 0 : (stock === 0 ? 1.5 : 0.3) + randomFrom(`favour for ${source}`).next() ** 3 * 2.5

/** The demo's works as they can have been bought. The stock that the catalogue tells is what is left. @param tried sells more */
export const sellingWorks = (works: readonly HungWork[], tried: string): readonly SellingWork[] =>
  works.map((work) => ({
    ...work,
    sellable: sellable(work),
    favour: favourOf(work) * (work.artist.id === tried ? 2.5 : 1),
  }))

/** When something that is one of a kind was bought. */
export interface DayOfWork {
  readonly artworkId: string
  readonly daysAgo: number
}

/** Days before which a work has hung for a while. */
const lookedAt = 1

/** Of more works than these the newest two are bought lately, so many days ago or somewhat more. */
const atTheEnd = 2
const [toSend, due, before] = [0.3, 17, 34]

/** How many days ago the work in a place was bought, the newest first, of so many. */
function daysAgo(place: number, count: number, random: Random): number {
  const chance = random.next()
  if (count <= atTheEnd) return before + ((pastDays - 44) * (place + chance)) / count
  if (place === 0) return toSend + 2 * chance
  if (place === 1) return due + (before - due) * chance
  return before + ((pastDays - 44) * (place - atTheEnd + chance)) / (count - atTheEnd)
}

/**
 * When what is one of a kind and gone was bought: of each artist over all of a year. Who sold several has one still to send, and is
 * due something for another.
 */
export const daysOfWorks = (works: readonly SellingWork[], now: Date): readonly DayOfWork[] =>
  [...Map.groupBy(works.filter(isGone), ({ artist }) => artist.id).values()].flatMap((own) =>
    own
      .toSorted((one, other) => other.hungAt.getTime() - one.hungAt.getTime())
      .map(({ artworkId, source, hungAt }, place, { length }) => {
        const hungAgo = (now.getTime() - hungAt.getTime()) / day
        const wanted = daysAgo(place, length, randomFrom(`day of ${source}`))
        return { artworkId, daysAgo: Math.min(wanted, hungAgo - lookedAt) }
      }),
  )
