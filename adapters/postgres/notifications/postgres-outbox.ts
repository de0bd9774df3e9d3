import type { Outbox } from '#application/notifications/outbox.ts'
import type { Sql } from '../sql.ts'

/** Mails that wait in the database until they are sent. */
export const postgresOutbox = (sql: Sql): Outbox => ({
  async add(event, { to, subject, text, html, noReply = false, stopUrl = null }, at) {
    const added = await sql(
      `insert into outbox (event, recipient, subject, body, html, no_reply, stop_url, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (event) do nothing returning 1`,
      [event, to, subject, text, html, noReply, stopUrl, at],
    )
    return added.length > 0
  },

  async withdraw(recipient) {
    await sql('delete from outbox where lower(recipient) = lower($1) and sent_at is null', [recipient])
  },
})
