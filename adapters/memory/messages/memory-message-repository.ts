import type { MessageRepository } from '#application/messages/message-repository.ts'
import type { Memory } from '../memory.ts'

/** Messages in memory. */
export const memoryMessageRepository = ({
  gallery,
  accounts,
  messages: kept,
}: Pick<Memory, 'gallery' | 'accounts' | 'messages'>): MessageRepository => ({
  async recipient(artistId) {
    const artist = gallery.artists.get(artistId)
    if (artist?.approval !== 'approved') return null
    const [userId = ''] = [...accounts.artistIds].find(([, id]) => id === artistId) ?? []
    return { name: artist.name, email: accounts.users.get(userId)?.email ?? null }
  },
  async add(message) {
    kept.set(message.id, message)
  },
  of: async (artistId) =>
    [...kept.values()]
      .filter((message) => message.artistId === artistId)
      .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()),
})
