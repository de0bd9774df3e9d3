import type { MessageRepository } from '#application/messages/message-repository.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { MessageSchema } from './message.schema.ts'

/** Messages to artists in a table of their own. */
export const postgresMessageRepository = (db: Database): MessageRepository => ({
  async recipient(artistId) {
    if (!isId(artistId)) return null
    const artist = await db
      .selectFrom('artists')
      .leftJoin('users', (join) =>
        join.onRef('users.id', '=', 'artists.user_id').on('users.deleted_at', 'is', null),
      )
      .where('artists.id', '=', artistId)
      .where('approval', '=', 'approved')
      .select(['artists.name', 'users.email'])
      .executeTakeFirst()
    return artist ?? null
  },

  async add(message) {
    await db.entities((em) => em.insert(MessageSchema, message))
  },

  of: (artistId) =>
    db
      .selectFrom('messages')
      .where('artist_id', '=', artistId)
      .select([
        'id',
        'artist_id as artistId',
        'sender_id as senderId',
        'sender_name as senderName',
        'sender_email as senderEmail',
        'subject',
        'body as text',
        'sent_at as sentAt',
      ])
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .execute(),
})
