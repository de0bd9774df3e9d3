import type { MemoryGallery } from '#adapters/memory/store/memory-gallery.ts'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import type { Orientation } from '#domain/catalogue/orientation.ts'
import type { TrendingStage } from '../roles/visitor.ts'

const day = 86_400_000

const pixels: Readonly<Record<Orientation, readonly [width: number, height: number]>> = {
  portrait: [600, 800],
  landscape: [800, 600],
  square: [700, 700],
}

/** What people have done, told to the gallery in memory. */
export function memoryTrendingStage(
  gallery: MemoryGallery,
  signals: ArtworkSignals,
  clock: Clock,
): TrendingStage {
  const titled = (title: string): Artwork => {
    const work = [...gallery.artworks.values()].find((each) => each.title === title)
    if (!work) throw new Error(`No work is called '${title}'.`)
    return work
  }
  const daysBefore = (days: number) => new Date(clock.now().getTime() - days * day)
  const tell = async (title: string, daysAgo: number, more: Parameters<MemoryGallery['signal']>[2]) =>
    gallery.signal(titled(title).id, daysBefore(daysAgo), more)
  return {
    viewed: (title, views, daysAgo) => tell(title, daysAgo, { views }),
    loved: (title, favourites, daysAgo) => tell(title, daysAgo, { favourites }),
    bought: (title, sales, daysAgo) => tell(title, daysAgo, { sales }),
    age: async (title, days) => gallery.change(titled(title).id, { createdAt: daysBefore(days) }),
    look: async (title, { medium, orientation = 'landscape', colour, width, height, year }) => {
      const { id } = titled(title)
      gallery.change(id, {
        ...(medium !== undefined && { medium }),
        ...(year !== undefined && { year }),
        dimensions: { widthCm: width ?? null, heightCm: height ?? null, depthCm: null },
      })
      const [wide, high] = pixels[orientation]
      gallery.images.set(id, [{ imageUrl: `/media/${id}/800`, width: wide, height: high, alt: title }])
      if (colour) gallery.colours.set(id, colour)
    },
    hidePicture: async (title) => void gallery.images.delete(titled(title).id),
    settle: () => signals.settle(clock.now()),
  }
}
