import type { ImageStore, StoredImage } from '#application/shared/image-store.ts'
import type { DemoArtist } from './demo-artist.ts'
import { artistSource, pictureSize, workSource } from './demo-sources.ts'
import { loadHand } from './hands/hands.ts'
import { portraitOf } from './portraits/portraits.ts'

const portraitWidth = 800

/** Draws the demo's pictures into an image store. */
export function demoPictures(artists: readonly DemoArtist[], images: ImageStore) {
  const works = new Map(
    artists.flatMap((artist) => artist.works.map((work) => [workSource(work), work] as const)),
  )
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
