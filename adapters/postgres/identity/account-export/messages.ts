import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'
import { shownAddress } from '../shown-address.ts'
import type { Everything } from './everything.ts'

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
export const messages = (db: Everything, userId: string) => ({
  messages: jsonArrayFrom(
    toArtists(db)
      .where(({ and, eb, fn, or }) =>
        or([
          eb('sender_id', '=', userId),
          and([
            eb('sender_id', 'is', null),
            eb(fn<string>('lower', ['sender_email']), '=', shownAddress(db, userId)),
          ]),
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
