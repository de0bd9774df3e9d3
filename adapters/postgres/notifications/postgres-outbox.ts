import type { Outbox } from '#application/notifications/outbox.ts'
import type { Database } from '../database.ts'

/** Mails that wait in the database until they are sent. */
export const postgresOutbox = (db: Database): Outbox => ({
  async add(event, { to, subject, text, html, noReply = false, stopUrl = null }, at) {
    const added = await db
      .insertInto('outbox')
      .values({
        event,
        recipient: to,
        subject,
        body: text,
        html,
        no_reply: noReply,
        stop_url: stopUrl,
        created_at: at,
      })
      .onConflict((known) => known.column('event').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  },

  async withdraw(recipient) {
    await db
      .deleteFrom('outbox')
      .where(({ eb, fn, val }) => eb(fn('lower', ['recipient']), '=', fn('lower', [val(recipient)])))
      .where('sent_at', 'is', null)
      .execute()
  },
})
