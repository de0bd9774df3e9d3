import type { ArtistInbox, InboxItem } from '#application/artist-desk/artist-inbox.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'

type MessageRow = Omit<InboxItem, 'sentAt' | 'readAt' | 'answers'> & {
  readonly sentAt: string
  readonly readAt: string | null
  readonly answers: readonly { readonly text: string; readonly at: string }[]
}

const columns = `m.id, m.artist_id as "artistId", m.sender_id as "senderId", m.sender_name as "senderName",
  m.sender_email as "senderEmail", m.subject, m.body as text, ${isoTime('m.sent_at')} as "sentAt",
  ${isoTime('m.read_at')} as "readAt",
  (select coalesce(json_agg(json_build_object('text', body, 'at', ${isoTime('answered_at')})
     order by answered_at, id), '[]') from message_answers where message_id = m.id) as answers`

const itemFrom = ({ sentAt, readAt, answers, ...message }: MessageRow): InboxItem => ({
  ...message,
  sentAt: new Date(sentAt),
  readAt: readAt === null ? null : new Date(readAt),
  answers: answers.map(({ text, at }) => ({ text, at: new Date(at) })),
})

/** Inboxes over the kept messages. */
export const postgresArtistInbox = (sql: Sql): ArtistInbox => ({
  async slice(artistId, limit, after) {
    const parameters = new Parameters()
    const conditions = [`artist_id = ${parameters.add(artistId)}`]
    const { items, ...rest } = await keysetSlice<MessageRow>(
      sql,
      {
        table: 'messages',
        row: 'm',
        columns,
        conditions,
        parameters,
        key: 'sent_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return { items: items.map(itemFrom), ...rest }
  },

  async message(artistId, id) {
    if (!isId(id)) return null
    const [row] = await sql<MessageRow>(
      `select ${columns} from messages m where m.id = $2 and m.artist_id = $1`,
      [artistId, id],
    )
    return row ? itemFrom(row) : null
  },

  async addAnswer({ id, messageId, text, at }) {
    await sql('insert into message_answers (id, message_id, body, answered_at) values ($1, $2, $3, $4)', [
      id,
      messageId,
      text,
      at,
    ])
  },

  async markRead(artistId, id, at) {
    if (!isId(id)) return false
    const marked = await sql(
      `update messages set read_at = coalesce(read_at, $3) where id = $2 and artist_id = $1 returning 1`,
      [artistId, id, at],
    )
    return marked.length > 0
  },
})
