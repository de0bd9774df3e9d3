import type { DemoArtist, DemoWork } from './demo-artist.ts'

/** Pixels on the long side of a drawn work: enough for the widest picture on a page. */
const longSide = 1400

/** The size in pixels that a work is drawn in. */
export function pictureSize({ aspect }: Pick<DemoWork, 'aspect'>): { width: number; height: number } {
  return aspect >= 1
    ? { width: longSide, height: Math.round(longSide / aspect) }
    : { width: Math.round(longSide * aspect), height: longSide }
}

/** What the catalogue calls an artist of the demo. */
export const artistSource = ({ slug }: Pick<DemoArtist, 'slug'>): string => `demo:${slug}`

/** What the catalogue calls a work of the demo; the seed, not the place in the list, so that lists may be rearranged. */
export const workSource = ({ hand, seed }: Pick<DemoWork, 'hand' | 'seed'>): string => `demo:${hand}:${seed}`
