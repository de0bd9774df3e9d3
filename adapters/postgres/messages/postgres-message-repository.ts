import type { KeptMessage, MessageRepository, Recipient } from '#application/messages/message-repository.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

/** Messages to artists in a table of their own. */
export const postgresMessageRepository = (sql: Sql): MessageRepository => ({
  async recipient(artistId) {
    if (!isId(artistId)) return null
    const [artist] = await sql<Recipient>(
      `select artists.name, users.email from artists
       left join users on users.id = artists.user_id and users.deleted_at is null
       where artists.id = $1 and approval = 'approved'`,
      [artistId],
    )
    return artist ?? null
  },

  async add({ id, artistId, senderId, senderName, senderEmail, subject, text, sentAt }) {
    await sql(
      `insert into messages (id, artist_id, sender_id, sender_name, sender_email, subject, body, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, artistId, senderId, senderName, senderEmail, subject, text, sentAt],
    )
  },

  async of(artistId) {
    const rows = await sql<Omit<KeptMessage, 'sentAt'> & { readonly sentAt: string }>(
      `select id, artist_id as "artistId", sender_id as "senderId", sender_name as "senderName",
         sender_email as "senderEmail", subject, body as text, sent_at::text as "sentAt"
       from messages where artist_id = $1 order by sent_at desc, id`,
      [artistId],
    )
    return rows.map(({ sentAt, ...message }) => ({ ...message, sentAt: new Date(sentAt) }))
  },
})
