import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import type { Place } from '#application/shared/keyset.ts'
import { mostFavourites } from '#domain/favourites/favourites.ts'
import { listedRow } from '../catalogue/memory-artwork-reader.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

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
    const fresh = known.filter((id) => !before.has(id))
    const added = fresh.slice(0, Math.max(0, mostFavourites - before.size))
    const markedAt = (id: string) => at.getTime() + artworkIds.indexOf(id)
    marks.set(userId, new Map([...added.map((id) => [id, markedAt(id)] as const), ...before]))
    return { shown: known.length, left: fresh.length - added.length }
  },

  async remove(userId, artworkId) {
    marks.set(userId, new Map([...(marks.get(userId) ?? [])].filter(([id]) => id !== artworkId)))
  },
})

export function memoryFavouriteReader(gallery: MemoryGallery, { marks }: MemoryMarks): FavouriteReader {
  const marked = (userId: string) => {
    const shown = new Map(gallery.publicWorks().map((work) => [work.id, work]))
    return [...(marks.get(userId) ?? [])].flatMap(([id, key]) => {
      const work = shown.get(id)
      return work ? [{ id, key, work }] : []
    })
  }
  const newestFirst = (userId: string, limit: number, after: Place | null) =>
    keysetSlice(marked(userId), (mark) => mark, 'desc', limit, after)

  return {
    async slice(userId, limit, after) {
      const { items, ...rest } = newestFirst(userId, limit, after)
      return { items: items.map(({ work }) => listedRow(gallery, work)), ...rest }
    },

    ids: async (userId) =>
      newestFirst(userId, mostFavourites, null)
        .items.map(({ id }) => id)
        .toReversed(),
  }
}
