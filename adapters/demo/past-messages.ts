import type { ArtistInbox } from '#application/artist-dashboard/artist-inbox.ts'
import type { MessageRepository } from '#application/messages/message-repository.ts'
import type { IdSource } from '#application/shared/id-source.ts'

/** Milliseconds. */
const hour = 3_600_000

/** What shoppers have written to the one artist who can be tried out, and what was answered. */
const messages: readonly {
  readonly from: string
  readonly hoursAgo: number
  readonly subject: string
  readonly text: string
  readonly answer?: string
}[] = [
  {
    from: 'Mateo Silva',
    hoursAgo: 5,
    subject: 'A larger one?',
    text: 'I love how quiet your newest work is. Would you make one about twice as large, for a wall of three metres? There is no hurry at all.',
  },
  {
    from: 'Lena Okoro',
    hoursAgo: 52,
    subject: 'How should I hang it?',
    text: 'My parcel has arrived, and it is even better in daylight. The wall gets some sun in the afternoon. Is that a worry?',
    answer:
      'Thank you for telling me. An hour of soft sun does no harm; just keep it away from the full light at noon.',
  },
  {
    from: 'Ingrid Dahl',
    hoursAgo: 400,
    subject: 'May I visit?',
    text: 'We will be travelling in spring. Is your workshop open to visitors?',
    answer: 'Gladly. Write to me two weeks before, and the kettle will be on.',
  },
]

interface MessagePorts {
  readonly messages: Pick<MessageRepository, 'add'>
  readonly inbox: Pick<ArtistInbox, 'addAnswer' | 'markRead'>
  readonly ids: IdSource
}

/** Fills an artist's inbox. Inside a unit of work. */
export async function keepPastMessages(ports: MessagePorts, artistId: string, now: Date): Promise<void> {
  for (const { from, hoursAgo, subject, text, answer } of messages) {
    const id = ports.ids.newId()
    const sentAt = new Date(now.getTime() - hoursAgo * hour)
    const senderEmail = `${from.split(' ')[0]?.toLowerCase()}@sanaa.test`
    await ports.messages.add({
      id,
      artistId,
      senderId: null,
      senderName: from,
      senderEmail,
      subject,
      text,
      sentAt,
    })
    if (answer === undefined) continue
    const at = new Date(sentAt.getTime() + 3 * hour)
    await ports.inbox.markRead(artistId, id, at)
    await ports.inbox.addAnswer({ id: ports.ids.newId(), messageId: id, text: answer, at })
  }
}
