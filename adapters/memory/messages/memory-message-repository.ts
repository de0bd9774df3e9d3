import type { KeptMessage, MessageRepository } from '#application/messages/message-repository.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'

/** Messages in memory; `kept` is by id, and `emails` are the artists' addresses by artist. */
export const memoryMessageRepository = (
  gallery: MemoryGallery,
  kept: Map<string, KeptMessage>,
  emails: ReadonlyMap<string, string>,
): MessageRepository => ({
  async recipient(artistId) {
    const artist = gallery.artists.get(artistId)
    return artist?.approval === 'approved' ? { name: artist.name, email: emails.get(artistId) ?? null } : null
  },
  async add(message) {
    kept.set(message.id, message)
  },
  of: async (artistId) =>
    [...kept.values()]
      .filter((message) => message.artistId === artistId)
      .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()),
})
