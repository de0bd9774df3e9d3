import { keyInLink, noKey } from '#application/notifications/keys-in-links.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { Sql } from '../sql.ts'

interface ClaimedRow {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string | null
  readonly no_reply: boolean
  readonly stop_url: string | null
  readonly created: string
}

/** Assigns what a mail says without the keys of its links. */
const withoutKeys = `stop_url = null,
  body = regexp_replace(body, '${keyInLink}', '${noKey}', 'g'),
  html = regexp_replace(html, '${keyInLink}', '${noKey}', 'g')`

/** Nothing has become of it so far. */
const isOpen = 'sent_at is null and given_up_at is null and kept_at is null'

/** How far mails have come, in the columns beside them. */
export const postgresMailDeliveries = (sql: Sql): MailDeliveries => ({
  async claim(event, now, until) {
    const [row] = await sql<ClaimedRow>(
      `update outbox set claimed_until = $3
       where event = $1 and ${isOpen}
         and (claimed_until is null or claimed_until <= $2)
       returning id, recipient, subject, body, html, no_reply, stop_url, created_at::text as created`,
      [event, now, until],
    )
    if (row)
      return {
        id: row.id,
        mail: {
          to: row.recipient,
          subject: row.subject,
          text: row.body,
          html: row.html ?? '',
          ...(row.no_reply ? { noReply: true as const } : {}),
          ...(row.stop_url === null ? {} : { stopUrl: row.stop_url }),
        },
        createdAt: new Date(row.created),
      }
    const waiting = await sql(`select 1 from outbox where event = $1 and ${isOpen}`, [event])
    return waiting.length > 0 ? 'busy' : 'done'
  },

  async sent(id, at) {
    await sql(`update outbox set sent_at = $2, claimed_until = null, ${withoutKeys} where id = $1`, [id, at])
  },

  async keep(event, at, isRead) {
    await sql(
      `update outbox set kept_at = $2, claimed_until = null ${isRead ? '' : `, ${withoutKeys}`}
       where event = $1 and ${isOpen}`,
      [event, at],
    )
  },

  async forgetDone(before) {
    await sql(
      `update outbox set recipient = '', subject = '', body = '', html = null, stop_url = null
       where (sent_at < $1 or given_up_at < $1 or kept_at < $1) and recipient <> ''`,
      [before],
    )
  },

  async release(id) {
    await sql('update outbox set claimed_until = null where id = $1 and sent_at is null', [id])
  },

  async giveUp(id, at) {
    await sql(`update outbox set given_up_at = $2, claimed_until = null, ${withoutKeys} where id = $1`, [
      id,
      at,
    ])
  },
})
