import type {
  FavouritePlace,
  FavouriteReader,
  FavouriteRepository,
} from '#application/favourites/favourite-repository.ts'
import { artworkRow } from '../catalogue/memory-artwork-reader.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'

/** Favourites in memory: when each work was marked (milliseconds), by user id and artwork id. */
export class MemoryMarks {
  readonly marks = new Map<string, ReadonlyMap<string, number>>()
}

export const memoryFavouriteRepository = (
  gallery: MemoryGallery,
  { marks }: MemoryMarks,
): FavouriteRepository => ({
  async add(userId, artworkIds, at) {
    const shown = new Set(gallery.publicWorks().map(({ id }) => id))
    const known = [...new Set(artworkIds)].filter((id) => shown.has(id))
    const before = marks.get(userId) ?? new Map<string, number>()
    const added = artworkIds.map((id, index) => [id, at.getTime() + index] as const)
    marks.set(userId, new Map([...added.filter(([id]) => known.includes(id)), ...before]))
    return known.length
  },

  async remove(userId, artworkId) {
    marks.set(userId, new Map([...(marks.get(userId) ?? [])].filter(([id]) => id !== artworkId)))
  },
})

const laterFirst = (one: FavouritePlace, other: FavouritePlace): number =>
  other.markedAt - one.markedAt || Number(one.id < other.id) - Number(one.id > other.id)

export function memoryFavouriteReader(gallery: MemoryGallery, { marks }: MemoryMarks): FavouriteReader {
  const marked = (userId: string) => {
    const shown = new Map(gallery.publicWorks().map((work) => [work.id, work]))
    return [...(marks.get(userId) ?? [])]
      .flatMap(([id, markedAt]) => {
        const work = shown.get(id)
        return work ? [{ id, markedAt, work }] : []
      })
      .toSorted(laterFirst)
  }

  return {
    async slice(userId, limit, after) {
      const all = marked(userId)
      const following = after ? all.filter((each) => laterFirst(after, each) < 0) : all
      const page = following.slice(0, limit)
      const final = page.at(-1)
      return {
        items: page.map(({ work }) => artworkRow(gallery, work)),
        last: final && following.length > limit ? { markedAt: final.markedAt, id: final.id } : null,
        total: all.length,
      }
    },

    ids: async (userId) =>
      marked(userId)
        .map(({ id }) => id)
        .toReversed(),
  }
}
