import type { ImageStore, StoredImage } from '#application/shared/image-store.ts'
import type { DemoArtist, DemoWork } from './demo-artist.ts'
import { loadHand } from './hands/hands.ts'
import { portraitOf } from './portraits/portraits.ts'

/** Pixels on the long side of a drawn work: enough for the widest picture on a page. */
const longSide = 1400
const portraitWidth = 800

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

/** Draws the demo's pictures into an image store. */
export function demoPictures(artists: readonly DemoArtist[], images: ImageStore) {
  const works = new Map(artists.flatMap((artist) => artist.works.map((work) => [workSource(work), work] as const)))
  const slugs = new Map(artists.map((artist) => [artistSource(artist), artist.slug] as const))

  return {
    /** @throws Error for a source that is not in the demo */
    async artwork(source: string): Promise<StoredImage> {
      const work = works.get(source)
      if (!work) throw new Error(`The demo has no work '${source}'.`)
      const draw = await loadHand(work.hand)
      const { width, height } = pictureSize(work)
      return images.keep(draw(work.seed, width, height))
    },

    /** @throws Error for a source that is not in the demo */
    async portrait(source: string): Promise<StoredImage> {
      const slug = slugs.get(source)
      if (slug === undefined) throw new Error(`The demo has no artist '${source}'.`)
      return images.keepDrawing(portraitOf(slug), portraitWidth)
    },
  }
}
