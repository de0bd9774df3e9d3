import type { ArtistInbox, InboxItem, KeptAnswer } from '#application/artist-dashboard/artist-inbox.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import { keysetSlice } from '../keyset-slice.ts'

/** What became of messages, in memory. */
export class MemoryAnswers {
  /** By id, as they came. */
  readonly answers = new Map<string, KeptAnswer>()
  /** By message. */
  readonly readAt = new Map<string, Date>()
}

/** Inboxes over the kept messages; `kept` is by id. */
export function memoryArtistInbox(
  kept: ReadonlyMap<string, KeptMessage>,
  { answers, readAt }: MemoryAnswers,
): ArtistInbox {
  const asItem = (message: KeptMessage): InboxItem => ({
    ...message,
    readAt: readAt.get(message.id) ?? null,
    answers: [...answers.values()]
      .filter(({ messageId }) => messageId === message.id)
      .map(({ text, at }) => ({ text, at })),
  })
  const ofArtist = (artistId: string, id: string): KeptMessage | null => {
    const message = kept.get(id)
    return message?.artistId === artistId ? message : null
  }

  return {
    async slice(artistId, limit, after) {
      const all = [...kept.values()].filter((message) => message.artistId === artistId)
      const placeOf = ({ sentAt, id }: KeptMessage) => ({ key: sentAt.getTime(), id })
      const { items, ...rest } = keysetSlice(all, placeOf, 'desc', limit, after)
      return { items: items.map(asItem), ...rest }
    },
    async message(artistId, id) {
      const message = ofArtist(artistId, id)
      return message && asItem(message)
    },
    async addAnswer(answer) {
      answers.set(answer.id, answer)
    },
    async markRead(artistId, id, at) {
      if (!ofArtist(artistId, id)) return false
      if (!readAt.has(id)) readAt.set(id, at)
      return true
    },
  }
}
