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

/** What a picture of a work shows: all of it, a part from close by, or where it could hang. */
export const demoViews = ['whole', 'detail', 'wall'] as const
export type DemoView = (typeof demoViews)[number]

/** A work that hangs flat, so that it can be shown on a wall. */
const hangs = ({ category }: Pick<DemoWork, 'category'>): boolean => category !== 'sculpture'

/** The views that a work of the demo has: each artist's strongest ones, first in `place`, were photographed more often. */
export function viewsOf(work: Pick<DemoWork, 'category'>, place: number): readonly DemoView[] {
  if (place >= 2) return ['whole']
  return hangs(work) ? demoViews : ['whole', 'detail']
}

/** What a view shows, for those who do not see it. */
export const viewAlt = ({ title, alt, widthCm, heightCm }: DemoWork, view: DemoView): string =>
  ({
    whole: alt,
    detail: `A detail of ${title}, from close by.`,
    wall: `${title}, ${widthCm} × ${heightCm} cm, on a wall above a bench.`,
  })[view]

/** The size of a view in pixels. */
export const viewSize = (
  work: Pick<DemoWork, 'aspect'>,
  view: DemoView,
): { width: number; height: number } =>
  view === 'wall' ? { width: longSide, height: 1120 } : pictureSize(work)
