import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ArtistInbox, InboxItem } from '#application/artist-dashboard/artist-inbox.ts'
import type { Database } from '../database.ts'
import { isoText } from '../iso-time.ts'
import { MessageAnswerSchema } from '../messages/message.schema.ts'
import { isId } from '../row-id.ts'
import { sliceOf } from '../slice.ts'

const messages = (db: Database) =>
  db.selectFrom('messages as m').select((eb) => [
    'm.id',
    'm.artist_id as artistId',
    'm.sender_id as senderId',
    'm.sender_name as senderName',
    'm.sender_email as senderEmail',
    'm.subject',
    'm.body as text',
    'm.sent_at as sentAt',
    'm.read_at as readAt',
    jsonArrayFrom(
      eb
        .selectFrom('message_answers')
        .select((answer) => ['body as text', isoText(answer.ref('answered_at')).as('at')])
        .whereRef('message_id', '=', 'm.id')
        .orderBy('answered_at')
        .orderBy('id'),
    ).as('answers'),
  ])

type Message = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]

const itemFrom = ({ answers, ...message }: Message): InboxItem => ({
  ...message,
  answers: answers.map(({ text, at }) => ({ text, at: new Date(at) })),
})

/** Inboxes over the kept messages. */
export const postgresArtistInbox = (db: Database): ArtistInbox => ({
  async slice(artistId, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: db.selectFrom('messages').where('artist_id', '=', artistId),
        show: (page) =>
          page
            .innerJoinLateral(
              () => messages(db).whereRef('m.id', '=', sql.ref('page.id')).as('message'),
              (join) => join.onTrue(),
            )
            .selectAll('message'),
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
    const found = await messages(db)
      .where('m.id', '=', id)
      .where('m.artist_id', '=', artistId)
      .executeTakeFirst()
    return found ? itemFrom(found) : null
  },

  async addAnswer({ id, messageId, text, at }) {
    await db.entities((em) => em.insert(MessageAnswerSchema, { id, messageId, text, answeredAt: at }))
  },

  async markRead(artistId, id, at) {
    if (!isId(id)) return false
    const marked = await db
      .updateTable('messages')
      .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
      .where('id', '=', id)
      .where('artist_id', '=', artistId)
      .returning('id')
      .execute()
    return marked.length > 0
  },
})
