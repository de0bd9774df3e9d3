import type { ArtistInbox, InboxItem } from '#application/artist-desk/artist-inbox.ts'
import { countLimit } from '#application/shared/page.ts'
import type { TimedPlace } from '#application/shared/timed-pages.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'
import { behind, milliseconds, timedSlice } from '../timed-slice.ts'

type MessageRow = Omit<InboxItem, 'sentAt' | 'readAt' | 'answers'> &
  TimedPlace & {
    readonly readAt: number | null
    readonly answers: readonly { readonly text: string; readonly at: number }[]
  }

const columns = `m.id, m.artist_id as "artistId", m.sender_id as "senderId", m.sender_name as "senderName",
  m.sender_email as "senderEmail", m.subject, m.body as text, ${milliseconds('m.sent_at')} as at,
  ${milliseconds('m.read_at')} as "readAt",
  (select coalesce(json_agg(json_build_object('text', body, 'at', ${milliseconds('answered_at')})
     order by answered_at, id), '[]') from message_answers where message_id = m.id) as answers`

const itemFrom = ({ at, readAt, answers, ...message }: MessageRow): InboxItem => ({
  ...message,
  sentAt: new Date(Math.round(at)),
  readAt: readAt === null ? null : new Date(Math.round(readAt)),
  answers: answers.map((answer) => ({ text: answer.text, at: new Date(Math.round(answer.at)) })),
})

/** Inboxes over the kept messages. */
export const postgresArtistInbox = (sql: Sql): ArtistInbox => ({
  async slice(artistId, limit, after) {
    const [counted] = await sql<{ total: number }>(
      `select count(*)::int as total
       from (select 1 from messages where artist_id = $1 limit ${countLimit}) as counted`,
      [artistId],
    )
    const parameters = new Parameters()
    const artist = parameters.add(artistId)
    const place = behind(after, { at: 'm.sent_at', id: 'm.id', idType: 'uuid' }, parameters)
    const rows = await sql<MessageRow>(
      `select ${columns} from messages m where m.artist_id = ${artist} and ${place}
       order by m.sent_at desc, m.id desc limit ${parameters.add(limit + 1)}`,
      parameters.values,
    )
    return timedSlice(rows, limit, counted?.total ?? 0, itemFrom)
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
