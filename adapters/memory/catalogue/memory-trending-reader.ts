import type { ArtworkPlace } from '#application/catalogue/artwork-reader.ts'
import type { TrendingCandidate, TrendingReader } from '#application/catalogue/trending-reader.ts'
import { type Artwork, isGone, isSoldOut } from '#domain/catalogue/artwork.ts'
import { mostFeatured, trendOf } from '#domain/catalogue/trending.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import { isSelected } from './artwork-selection.ts'

/** Of two works the one that comes first: by key, then the newest. */
const firstOf =
  (key: (work: TrendingCandidate) => number) =>
  (one: TrendingCandidate, other: TrendingCandidate): number =>
    key(other) - key(one) || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)

/** Trending works out of memory. */
export const memoryTrendingReader = (gallery: MemoryGallery): TrendingReader => ({
  async candidates(selection, from, most) {
    const trendIn = ({ id }: Artwork) => gallery.trends.get(id) ?? { heat: 0, newcomer: true }
    const candidate = (work: Artwork): TrendingCandidate => ({
      id: work.id,
      artistId: work.artistId,
      trend: trendOf(trendIn(work).heat, work),
      createdAt: work.createdAt.getTime(),
    })
    const works = gallery.publicWorks().filter((work) => isSelected(work, gallery, selection))
    const since = ({ id }: Artwork): number => gallery.featured.get(id)?.getTime() ?? 0
    const featured = works
      .filter((work) => gallery.featured.has(work.id) && !isGone(work))
      .toSorted((one, other) => since(other) - since(one) || (one.id < other.id ? 1 : -1))
      .slice(0, mostFeatured)
    const others = works.filter((work) => !featured.includes(work))
    const isFresh = (work: Artwork) => trendIn(work).newcomer && work.price > 0 && !isSoldOut(work)
    const stream = (
      chosen: readonly Artwork[],
      key: (work: TrendingCandidate) => number,
      after: ArtworkPlace | null,
    ): TrendingCandidate[] => {
      const inOrder = firstOf(key)
      const place = after && { id: after.id, artistId: '', trend: after.key, createdAt: after.createdAt }
      return chosen
        .map(candidate)
        .filter((work) => !place || (work.id !== place.id && inOrder(place, work) < 0))
        .toSorted(inOrder)
        .slice(0, most)
    }
    return {
      waiting: from
        ? from.waiting.flatMap((id) => works.filter((work) => work.id === id).map(candidate))
        : featured.map(candidate),
      known: stream(
        others.filter((work) => !isFresh(work)),
        ({ trend }) => trend,
        from?.known ?? null,
      ),
      newcomers: stream(others.filter(isFresh), () => 0, from?.newcomers ?? null),
      total: from ? null : works.length,
    }
  },
})
