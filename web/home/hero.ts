import type { ArtworkView, ImageView } from '#application/catalogue/contract.ts'
import { hangsFlat } from '#domain/catalogue/category.ts'

/** What hangs on the title wall. */
export interface Hero {
  /** The tall work at the right. */
  readonly large: ArtworkView | null
  /** A smaller one beside it, by someone else. */
  readonly small: ArtworkView | null
}

interface Hung {
  readonly work: ArtworkView
  readonly width: number
  readonly height: number
}

function hung(work: ArtworkView): Hung[] {
  const { widthCm, heightCm } = work.dimensions ?? { widthCm: null, heightCm: null }
  const hangs = work.images.length > 0 && hangsFlat(work.category) && widthCm !== null && heightCm !== null
  return hangs ? [{ work, width: widthCm, height: heightCm }] : []
}

/** Chooses the two works of the title wall: they are drawn to one scale, so their real sizes must go together. */
export function heroOf(works: readonly ArtworkView[]): Hero {
  const candidates = works.flatMap(hung)
  const tall = candidates.filter(
    ({ width, height }) => height > width * 1.15 && height >= 50 && height <= 160,
  )
  for (const large of tall) {
    const small = candidates.find((other) => goesWith(large, other))
    if (small) return { large: large.work, small: small.work }
  }
  return { large: (tall[0] ?? candidates[0])?.work ?? null, small: null }
}

/** Side by side they leave the lettering its room. */
const goesWith = (large: Hung, { work, width, height }: Hung): boolean =>
  work.artist.id !== large.work.artist.id &&
  height <= large.height * 0.75 &&
  width + large.width <= large.height * 1.35

/** Trending works without those of the title wall above them. */
export const wallOf = (works: readonly ArtworkView[], { large, small }: Hero): readonly ArtworkView[] =>
  works.filter(({ id }) => id !== large?.id && id !== small?.id)

/** How high the large work is drawn, as a CSS length. */
const heroHeight = 'clamp(330px, 34vw, 500px)'

/** How wide the large work is shown, for the `sizes` attribute. */
export const heroSizes = ({ width, height }: ImageView): string =>
  `(min-width: 900px) calc(${heroHeight} * ${(width / height).toFixed(3)}), 260px`

/** How high the small work is drawn beside the large one: both to one scale. */
export const smallShare = (large: ArtworkView, small: ArtworkView): number =>
  (small.dimensions?.heightCm ?? 1) / (large.dimensions?.heightCm ?? 1)
