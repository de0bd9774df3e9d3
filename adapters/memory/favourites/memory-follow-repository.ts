import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import { type Follows, follow, mostFollows, unfollow } from '#domain/favourites/follows.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

const none: Follows = new Set()

/** Who follows whom in memory: artists' ids by user id. */
export class MemoryFollows {
  readonly follows = new Map<string, Follows>()
}

export function memoryFollowRepository(gallery: MemoryGallery, { follows }: MemoryFollows): FollowRepository {
  const isApproved = (id: string) => gallery.artists.get(id)?.approval === 'approved'
  const followsOf = (userId: string) => follows.get(userId) ?? none
  const count = (artistId: string, more: number) =>
    gallery.followers.set(artistId, (gallery.followers.get(artistId) ?? 0) + more)

  return {
    async add(userId, artistIds) {
      const before = followsOf(userId)
      const approved = [...new Set(artistIds)].filter(isApproved)
      const fresh = approved.filter((id) => !before.has(id))
      const joined = fresh.slice(0, Math.max(0, mostFollows - before.size))
      for (const id of joined) count(id, 1)
      follows.set(userId, joined.reduce(follow, before))
      return { approved: approved.length, left: fresh.length - joined.length }
    },

    async remove(userId, artistId) {
      if (followsOf(userId).has(artistId)) count(artistId, -1)
      follows.set(userId, unfollow(followsOf(userId), artistId))
    },

    of: async (userId) => [...followsOf(userId)].filter(isApproved).toSorted().slice(0, mostFollows),
  }
}
