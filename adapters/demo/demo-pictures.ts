import type { ImageStore, StoredImage } from '#application/shared/image-store.ts'
import type { DemoArtist } from './demo-artist.ts'
import { artistSource, demoViews, workSource } from './demo-sources.ts'
import { drawView } from './demo-views.ts'
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
      const [ofWork = '', asked] = source.split('#')
      const work = works.get(ofWork)
      const view = asked === undefined ? 'whole' : demoViews.find((known) => known === asked)
      if (!work || !view) throw new Error(`The demo has no picture '${source}'.`)
      return images.keep(drawView(await loadHand(work.hand), work, view))
    },

    /** @throws Error for a source that is not in the demo */
    async portrait(source: string): Promise<StoredImage> {
      const slug = slugs.get(source)
      if (slug === undefined) throw new Error(`The demo has no artist '${source}'.`)
      return images.keepDrawing(portraitOf(slug), portraitWidth)
    },
  }
}
