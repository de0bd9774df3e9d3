import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'
import { isAmong } from '../shown-addresses.ts'
import type { Everything, Owner } from './everything.ts'

const answers = ({ selectFrom }: ExpressionBuilder<Tables, 'messages'>) =>
  jsonArrayFrom(
    selectFrom('message_answers')
      .whereRef('message_id', '=', 'messages.id')
      .select(({ ref }) => ['message_answers.body as text', iso(ref('answered_at')).as('answeredAt')])
      .orderBy('answered_at'),
  )

const toArtists = (db: Everything) =>
  db.selectFrom('messages').innerJoin('artists', 'artists.id', 'artist_id').orderBy('sent_at')

/** What they wrote to artists, also before they had an account, and what was written to them as an artist. */
export const messages = (db: Everything, { userId, shown }: Owner) => ({
  messages: jsonArrayFrom(
    toArtists(db)
      .where(({ and, eb, or, ref }) =>
        or([
          eb('sender_id', '=', userId),
          and([eb('sender_id', 'is', null), isAmong(ref('sender_email'), shown)]),
        ]),
      )
      .select((message) => [
        'artists.name as to',
        'subject',
        'body as text',
        iso(message.ref('sent_at')).as('sentAt'),
        answers(message).as('answers'),
      ]),
  ),
  messagesReceived: jsonArrayFrom(
    toArtists(db)
      .where('artists.user_id', '=', userId)
      .select((message) => [
        'sender_name as from',
        'subject',
        'body as text',
        iso(message.ref('sent_at')).as('sentAt'),
        iso(message.ref('read_at')).as('readAt'),
        answers(message).as('answers'),
      ]),
  ),
})
