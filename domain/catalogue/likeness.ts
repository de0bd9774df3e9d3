import type { Cents } from '#domain/shared/money.ts'
import { isSoldOut } from './artwork.ts'
import type { Category } from './category.ts'
import type { Colour } from './colour.ts'

/** What one work has in common with another. */
export interface Likeness {
  readonly id: string
  readonly artistId: string
  readonly category: Category
  readonly medium: string
  /** Null where no picture has told. */
  readonly colour: Colour | null
  /** 0: not for sale. */
  readonly price: Cents
  readonly stock: number
}

const points = { medium: 3, colour: 3, category: 2, nearPrice: 2, farPrice: 1 } as const

/** How many times dearer than the other the dearer of two works is: 1 for the same price, nothing that is near where one has none. */
const timesDearer = (one: Cents, other: Cents): number => Math.max(one, other) / Math.min(one, other)

/** How much a work is like another: made of the same, in the same colours, of the same kind, for about the same price. */
function likenessOf(work: Likeness, other: Likeness): number {
  const dearer = timesDearer(work.price, other.price)
  return (
    (work.medium !== '' && work.medium === other.medium ? points.medium : 0) +
    (work.colour !== null && work.colour === other.colour ? points.colour : 0) +
    (work.category === other.category ? points.category : 0) +
    (dearer <= 1.5 ? points.nearPrice : dearer <= 3 ? points.farPrice : 0)
  )
}

/**
 * The works most like one, never itself: what can be bought before what cannot, other hands before the same, then by
 * likeness. Equals keep the order they come in.
 */
export function mostAlike(work: Likeness, others: readonly Likeness[], most: number): readonly Likeness[] {
  const cannotBeBought = (other: Likeness): number => Number(other.price === 0 || isSoldOut(other))
  const sameHand = (other: Likeness): number => Number(other.artistId === work.artistId)
  return others
    .filter(({ id }) => id !== work.id)
    .map((other) => ({ other, likeness: likenessOf(work, other) }))
    .toSorted(
      (one, two) =>
        cannotBeBought(one.other) - cannotBeBought(two.other) ||
        sameHand(one.other) - sameHand(two.other) ||
        two.likeness - one.likeness,
    )
    .slice(0, most)
    .map(({ other }) => other)
}
