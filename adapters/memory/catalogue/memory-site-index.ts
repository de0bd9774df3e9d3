import type { LongList, SiteIndex } from '#application/catalogue/site-index.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

interface Dated {
  readonly id: string
}

const longList = <Row extends Dated, Item>(
  everything: () => readonly Row[],
  isPublic: (row: Row) => boolean,
  timeOf: (row: Row) => Date,
  shown: (row: Row) => Item,
): LongList<Item> => {
  const inTime = (): Row[] =>
    everything().toSorted(
      (one, other) => timeOf(one).getTime() - timeOf(other).getTime() || (one.id < other.id ? -1 : 1),
    )
  const inOrder = (): Row[] => inTime().filter(isPublic)
  return {
    parts: (size) =>
      Promise.resolve(inOrder().flatMap(({ id }, number) => (number % size === 0 ? [id] : []))),
    from: (id, limit) => {
      const all = inOrder()
      const at = all.findIndex((row) => row.id === id)
      return Promise.resolve(at === -1 ? [] : all.slice(at, at + limit).map(shown))
    },
    behind: (id, limit) => {
      const all = inTime()
      const at = all.findIndex((row) => row.id === id)
      const rest = at === -1 ? [] : all.slice(at + 1).filter(isPublic)
      return Promise.resolve(rest.slice(0, limit).map(shown))
    },
  }
}

/** Everything public, in memory. */
export const memorySiteIndex = (gallery: MemoryGallery): SiteIndex => ({
  artworks: longList(
    () => [...gallery.artworks.values()],
    (work) => gallery.publicWorks().includes(work),
    ({ createdAt }) => createdAt,
    ({ id, title, createdAt }) => ({
      id,
      title,
      imageUrl: gallery.images.get(id)?.[0]?.imageUrl ?? null,
      createdAt: createdAt.toISOString(),
    }),
  ),
  artists: longList(
    () => [...gallery.artists.values()],
    ({ approval }) => approval === 'approved',
    ({ memberSince }) => memberSince,
    ({ id, name }) => ({ id, name }),
  ),
})
