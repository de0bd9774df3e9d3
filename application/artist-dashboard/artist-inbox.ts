import type { KeptMessage } from '#application/messages/message-repository.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'

/** A message as it lies in its artist's inbox. */
export interface InboxItem extends KeptMessage {
  readonly readAt: Date | null
  /** The oldest first. */
  readonly answers: readonly { readonly text: string; readonly at: Date }[]
}

/** What an artist answers. */
export interface KeptAnswer {
  readonly id: string
  readonly messageId: string
  readonly text: string
  readonly at: Date
}

/** The messages of artists, with what became of them. */
export interface ArtistInbox {
  /** The newest first. */
  slice(artistId: string, limit: number, after: Place | null): Promise<Slice<InboxItem>>
  /** Null where this artist has no such message. */
  message(artistId: string, id: string): Promise<InboxItem | null>
  addAnswer(answer: KeptAnswer): Promise<void>
  /** Does nothing to one that has been read already. @returns whether this artist has such a message */
  markRead(artistId: string, id: string, at: Date): Promise<boolean>
}
