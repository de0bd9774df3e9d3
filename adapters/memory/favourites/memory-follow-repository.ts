import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Who follows whom in memory: artists' ids by user id. */
export class MemoryFollows {
  readonly follows = new Map<string, ReadonlySet<string>>()
}

export function memoryFollowRepository(gallery: MemoryGallery, { follows }: MemoryFollows): FollowRepository {
  const isApproved = (id: string) => gallery.artists.get(id)?.approval === 'approved'
  const count = (artistId: string, more: number) =>
    gallery.followers.set(artistId, (gallery.followers.get(artistId) ?? 0) + more)

  return {
    async add(userId, artistIds) {
      const followed = new Set(follows.get(userId))
      const approved = [...new Set(artistIds)].filter(isApproved)
      for (const id of approved) {
        if (!followed.has(id)) count(id, 1)
        followed.add(id)
      }
      follows.set(userId, followed)
      return approved.length
    },

    async remove(userId, artistId) {
      const followed = new Set(follows.get(userId))
      if (followed.delete(artistId)) count(artistId, -1)
      follows.set(userId, followed)
    },

    of: async (userId) => [...(follows.get(userId) ?? [])].filter(isApproved).toSorted(),
  }
}
