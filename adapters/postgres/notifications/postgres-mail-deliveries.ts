import type { ExpressionBuilder } from 'kysely'
import { keyInLink, noKey } from '#application/notifications/keys-in-links.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { forgotten, isWhole } from './whole-mail.ts'

type Outbox = ExpressionBuilder<Tables, 'outbox'>

/** Assigns what a mail says without the keys of its links. */
function withoutKeys({ fn, val }: Outbox) {
  const cut = (column: 'body' | 'html') =>
    fn<string>('regexp_replace', [column, val(keyInLink), val(noKey), val('g')])
  return { stop_url: null, body: cut('body'), html: cut('html') }
}

/** Nothing has become of it so far. */
const isOpen = ({ and, eb }: Outbox) =>
  and([eb('sent_at', 'is', null), eb('given_up_at', 'is', null), eb('kept_at', 'is', null)])

const keepIn =
  (isRead: boolean) =>
  (db: Database, { event, at }: { readonly event: string; readonly at: Date }) =>
    db
      .updateTable('outbox')
      .set((mail) => ({ ...(isRead ? {} : withoutKeys(mail)), kept_at: at, claimed_until: null }))
      .where('event', '=', event)
      .where(isOpen)

const keptToBeRead = prepared(keepIn(true))
const keptUnread = prepared(keepIn(false))

/** How far mails have come, in the columns beside them. */
export const postgresMailDeliveries = (db: Database): MailDeliveries => ({
  async claim(event, now, until) {
    const mail = await db
      .updateTable('outbox')
      .set({ claimed_until: until })
      .where('event', '=', event)
      .where(isOpen)
      .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .returning(['id', 'recipient', 'subject', 'body', 'html', 'no_reply', 'stop_url', 'created_at'])
      .executeTakeFirst()
    if (mail)
      return {
        id: mail.id,
        mail: {
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          html: mail.html ?? '',
          ...(mail.no_reply ? { noReply: true as const } : {}),
          ...(mail.stop_url === null ? {} : { stopUrl: mail.stop_url }),
        },
        createdAt: mail.created_at,
      }
    const waiting = await db
      .selectFrom('outbox')
      .where('event', '=', event)
      .where(isOpen)
      .select('id')
      .executeTakeFirst()
    return waiting ? 'busy' : 'done'
  },

  async sent(id, at) {
    await db
      .updateTable('outbox')
      .set((mail) => ({ ...withoutKeys(mail), sent_at: at, claimed_until: null }))
      .where('id', '=', id)
      .execute()
  },

  async keep(event, at, isRead) {
    await (isRead ? keptToBeRead : keptUnread)(db, { event, at })
  },

  async forgetDone(before) {
    await db
      .updateTable('outbox')
      .set(forgotten)
      .where(({ eb, or }) =>
        or([eb('sent_at', '<', before), eb('given_up_at', '<', before), eb('kept_at', '<', before)]),
      )
      .where('recipient', '<>', '')
      .execute()
  },

  async release(id) {
    await db
      .updateTable('outbox')
      .set({ claimed_until: null })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  },

  async giveUp(id, at) {
    await db
      .updateTable('outbox')
      .set((mail) => ({ ...withoutKeys(mail), given_up_at: at, claimed_until: null }))
      .where('id', '=', id)
      .execute()
  },

  async takeUp(id) {
    if (!isId(id)) return null
    const taken = await db
      .updateTable('outbox')
      .set({ given_up_at: null })
      .where('id', '=', id)
      .where('given_up_at', 'is not', null)
      .where('recipient', '<>', '')
      .where(isWhole)
      .returning('event')
      .executeTakeFirst()
    return taken?.event ?? null
  },
})
