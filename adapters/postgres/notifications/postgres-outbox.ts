import type { ExpressionBuilder } from 'kysely'
import type { Outbox } from '#application/notifications/outbox.ts'
import { withoutName } from '#domain/identity/without-name.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { forgotten } from './whole-mail.ts'

/** A mail as its row. */
interface WrittenMail {
  readonly event: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly noReply: boolean
  readonly stopUrl: string | null
  readonly at: Date
}

const added = prepared((db, { event, to, subject, text, html, noReply, stopUrl, at }: WrittenMail) =>
  db
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
    .returning('id'),
)

/** Mails that wait in the database until they are sent. */
export const postgresOutbox = (db: Database): Outbox => ({
  async add(event, { noReply = false, stopUrl = null, ...mail }, at) {
    return (await added(db, { ...mail, event, noReply, stopUrl, at })).length > 0
  },

  async withdraw(recipient, since = new Date(0)) {
    const isTheirs = ({ and, eb, fn, val }: ExpressionBuilder<Tables, 'outbox'>) =>
      and([eb(fn('lower', ['recipient']), '=', fn('lower', [val(recipient)])), eb('created_at', '>=', since)])
    await db.deleteFrom('outbox').where(isTheirs).where('sent_at', 'is', null).execute()
    await db.updateTable('outbox').set(forgotten).where(isTheirs).execute()
  },

  async forgetName(name) {
    const named = await db
      .selectFrom('outbox')
      .select(['id', 'subject'])
      .where(({ eb, fn, val }) => eb(fn<number>('strpos', ['subject', val(name)]), '>', 0))
      .where(({ or, eb }) =>
        or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null), eb('kept_at', 'is not', null)]),
      )
      .execute()
    for (const { id, subject } of named)
      await db
        .updateTable('outbox')
        .set({ subject: withoutName(subject, name) })
        .where('id', '=', id)
        .execute()
  },
})
